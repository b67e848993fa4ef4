@rem npm start and npm run dev begin with the exec of POSIX shells. It replaces the shell with the program,
@rem so that npm's signals go to the program. cmd.exe has no exec and runs this file instead.
@%*
