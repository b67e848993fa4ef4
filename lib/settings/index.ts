import 'server-only';
import { parseSettings } from './parse';

/** Settings of this build. Only server code may import them; islands get what they need as props. */
export const settings = parseSettings(process.env);
