import { listen, type ListenOptions } from '../cli/listen';
import {
  createAccountService,
  type AccountService,
  type AccountServiceOptions,
} from '../fake-account-service/service';
import { createStaticFiles } from './static-files';

export interface SiteOptions extends ListenOptions {
  /** Folder of the export. */
  readonly directory: string;
  /** Sub-path that the export was built for: starts with a slash, does not end in one. */
  readonly basePath?: string;
  /** Puts the fake account service on `/acc/…` of the same origin. */
  readonly account?: Omit<AccountServiceOptions, 'siteUrl'>;
}

export interface RunningSite {
  /** Origin and sub-path, no final slash. */
  readonly url: string;
  readonly account: AccountService | undefined;
  close(): Promise<void>;
}

/** Serves an export until it is closed; with `account`, the fake service as well. */
export function startSite(
  options: SiteOptions & { account: object },
): Promise<RunningSite & { account: AccountService }>;
export function startSite(options: SiteOptions): Promise<RunningSite>;
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { directory, basePath = '', account: settings, ...place } = options;
  const files = createStaticFiles(directory, basePath);
  const account = settings && createAccountService({ ...settings, siteUrl: basePath });
  const { origin, close } = await listen((request, response) => {
    if (!account?.handle(request, response)) files(request, response);
  }, place);
  return { url: origin + basePath, account, close };
}
