import 'server-only';
import { parseSettings } from './parse';

/** Settings of this build. Only server code may import them. Islands get what they need as props. */
export const settings = parseSettings(process.env);
