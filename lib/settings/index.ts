import 'server-only';
import { parseSettings } from './parse';

/** Settings of this build. Server side only: islands get plain props. */
export const settings = parseSettings(process.env);
