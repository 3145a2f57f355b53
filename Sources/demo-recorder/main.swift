import DemoRecorder

RecorderProgram().main()
