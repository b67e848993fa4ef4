import { readSite } from './parse';

const facts = readSite(process.cwd());

/** The origin of the account service's stand-in, which `npm run dev` starts. */
const standIn = process.env.DEV_STAND_IN;

/** The facts of this build. Only server code may import them. Islands get what they need as props. */
export const site =
  standIn && facts.accounts?.service === '' ? { ...facts, accounts: { service: standIn } } : facts;
