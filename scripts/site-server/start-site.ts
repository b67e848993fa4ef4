import { listen, type ListenOptions, type RunningServer } from '../cli/listen';
import { type AccountService } from '../fake-account-service/service';
import { createStaticFiles } from './static-files';
import { type Hsts } from '@/scripts/export/host-files/headers';

interface SiteOptions extends ListenOptions {
  /** Folder of the export. */
  readonly directory: string;
  /** Sub-path that the export was built for: starts with a slash, does not end in one. */
  readonly basePath?: string;
  readonly hsts?: Hsts;
  /** Answers on `/acc/…` of the same origin. */
  readonly account?: AccountService;
}

/** Serves an export. @returns `url`: origin and sub-path, no final slash */
export async function startSite({
  directory,
  basePath = '',
  hsts,
  account,
  ...place
}: SiteOptions): Promise<{ readonly url: string } & Pick<RunningServer, 'close'>> {
  const files = createStaticFiles(directory, basePath, hsts);
  const { origin, close } = await listen((request, response) => {
    if (!account?.handle(request, response)) files(request, response);
  }, place);
  return { url: origin + basePath, close };
}
