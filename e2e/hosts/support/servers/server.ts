import { type RequestListener } from 'node:http';
import { type Tool } from '../../../../scripts/provision/tools';

export interface ProgramContext {
  /** Free port on 127.0.0.1. */
  readonly port: number;
  /** Folder whose contents the server shows at `/`. */
  readonly root: string;
  /** Temporary folder for logs and process ids. */
  readonly folder: string;
  /** Full path of what the build wrote for nginx to include. */
  readonly nginxConf: string;
  /** Full path of the file with `configuration`. */
  readonly configFile: string;
}

/** What the server does by itself and the checks therefore expect. */
export interface Abilities {
  /**
   * Whether the server reads the configuration that the build wrote for it: then
   * the own 404 page is expected under a sub-path too, and the response headers.
   */
  readonly readsHostFile?: boolean;
  /**
   * Whether an unknown path is answered with the 404.html of the host's root.
   * Elsewhere, and under a sub-path wherever the build's own configuration is
   * not read, that takes a line of configuration, and only the status is checked.
   */
  readonly ownNotFoundPage: boolean;
  /** Extensions that the server's default table sends as another type, with that type; '' is none. */
  readonly contentTypes: Readonly<Record<string, string>>;
}

/** A server that is a program of its own. */
export interface ProgramServer extends Abilities, Tool {
  readonly configuration?: (context: ProgramContext) => string;
  readonly args: (context: ProgramContext) => readonly string[];
}

/** A server that runs in this process. */
export interface InProcessServer extends Abilities {
  readonly name: string;
  readonly createListener: (root: string, basePath: string) => RequestListener;
}

export type HostServer = ProgramServer | InProcessServer;
