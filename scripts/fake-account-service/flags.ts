import { oneOfFlag, portFlag, type Usage } from '../cli/flags';
import { type AccountMode, accountModes } from './service';

export interface SiteFlags {
  readonly port: number;
  readonly account: AccountMode;
  readonly 'account-port': number;
}

/** What `npm start` and `npm run dev` have in common. */
export const siteFlags: Usage<SiteFlags>['flags'] = {
  port: portFlag('port of the site', 3000, 'PORT'),
  account: oneOfFlag('how the fake account service answers', accountModes, 'ok'),
  'account-port': portFlag('its port where it has an origin of its own', 3001),
};
