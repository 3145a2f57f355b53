"""What every measurement works with: the programs to be measured, a film, and a folder of its own."""

import json
import pathlib
import shutil

from driver.programs import readings, run, text

HERE = pathlib.Path(__file__).resolve().parent.parent
REFERENCE = HERE / "reference.yaml"
LONG = HERE / "long.yaml"
BEHAVIOUR = HERE.parent / "scenarios" / "behaviour"


class Bench:
    """
    - recorder: the release build of `demo-recorder`
    - measurer: that of `Benchmarks`
    - peers: what of others is installed
    - folder: may be filled at will, and is removed in the end
    - rounds: how often a comparison is repeated, whose single runs take long
    """

    def __init__(self, recorder, measurer, peers, folder, rounds):
        self.recorder = recorder
        self.measurer = measurer
        self.peers = peers
        self.folder = folder
        self.rounds = rounds
        self._raw = None
        self._film = None

    def measure(self, *arguments):
        """What `Benchmarks` measures, by name."""
        return readings([self.measurer, *arguments])

    def record(self, scenario, *arguments):
        """Records into a folder that is empty before, and stays as it is until the next recording."""
        output = self.folder / "recorded"
        shutil.rmtree(output, ignore_errors=True)
        return run([self.recorder, "record", "--quiet", scenario, "-o", output, *arguments])

    def recorded(self, name):
        return self.folder / "recorded" / name

    def film(self):
        """What `record --json` says of the reference film: its size, frames, painted pixels, exactness."""
        if self._film is None:
            self._film = self.describe(REFERENCE)
        return self._film

    def describe(self, scenario):
        """The same of any film."""
        output = self.folder / "said"
        said = text([self.recorder, "record", "--quiet", "--json", scenario, "-o", output])
        return json.loads(said)["scenarios"][0]

    def raw_film(self):
        """The reference film as a file of bare pixels (2.4 GB), written when it is first asked for."""
        if self._raw is None:
            path = self.folder / "reference.rgba"
            with open(path, "wb") as file:
                run(
                    [self.recorder, "record", "--quiet", REFERENCE, "--format", "rgba", "-o", "-"],
                    output=file)
            self._raw = path
        return self._raw
