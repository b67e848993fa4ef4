@rem npm start and npm run dev begin with the exec of POSIX shells, so that npm talks to the program and
@rem not to a shell, which may keep signals to itself. Here cmd.exe finds this file in its place.
@%*
