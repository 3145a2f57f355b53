import Glibc
import Scene
