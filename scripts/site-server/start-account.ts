import {
  createAccountService,
  type AccountService,
  type AccountServiceOptions,
} from '../account-service/service';
import { listen, type ListenOptions } from './listen';
import { respondNotFound } from './not-found';

export type AccountServerOptions = ListenOptions & Omit<AccountServiceOptions, 'serviceUrl'>;

export interface RunningAccount {
  /** Origin, no final slash: the value for NEXT_PUBLIC_API_URL. */
  url: string;
  account: AccountService;
  close(): Promise<void>;
}

/** Runs the stand-in account service on an origin of its own. */
export async function startAccount({
  port,
  host,
  portSetting,
  ...options
}: AccountServerOptions): Promise<RunningAccount> {
  const account = createAccountService({ ...options, serviceUrl: () => server.origin });
  const server = await listen(
    (request, response) => {
      if (!account.handle(request, response)) void respondNotFound(response);
    },
    { port, host, portSetting },
  );
  return { url: server.origin, account, close: server.close };
}
