import {
  createAccountService,
  type AccountService,
  type AccountServiceOptions,
} from '../account-service/service';
import { listen, type ListenOptions } from './listen';
import { createStaticFiles } from './static-files';

/** The server knows both addresses itself. */
export type AccountSettings = Omit<AccountServiceOptions, 'siteUrl' | 'serviceUrl'>;

export interface SiteOptions extends ListenOptions {
  /** Folder of the export. */
  directory: string;
  /** Sub-path that the export was built for: starts with a slash, does not end in one. */
  basePath?: string;
  /** Puts the stand-in account service on `/acc/…` of the same origin. */
  account?: AccountSettings;
}

export interface RunningSite {
  /** Origin and sub-path, no final slash. */
  url: string;
  account: AccountService | undefined;
  close(): Promise<void>;
}

/** Serves an export until it is closed; with `account`, the stand-in service as well. */
export function startSite(
  options: SiteOptions & { account: AccountSettings },
): Promise<RunningSite & { account: AccountService }>;
export function startSite(options: SiteOptions): Promise<RunningSite>;
export async function startSite({
  directory,
  basePath = '',
  account: settings,
  ...address
}: SiteOptions): Promise<RunningSite> {
  const files = createStaticFiles(directory, basePath);
  const account =
    settings &&
    createAccountService({
      ...settings,
      siteUrl: () => server.origin + basePath,
      serviceUrl: () => server.origin,
    });

  const server = await listen((request, response) => {
    if (!account?.handle(request, response)) files(request, response);
  }, address);

  return { url: server.origin + basePath, account, close: server.close };
}
