import { listen, type ListenOptions } from '../cli/listen';
import { createAccountService, type AccountServiceOptions } from './service';

/**
 * Runs the fake account service on an origin of its own.
 *
 * @returns its origin, without a final slash, as `url`: the value for NEXT_PUBLIC_API_URL
 * @throws Error with a readable sentence when the port cannot be had
 */
export async function startAccount({
  port,
  host,
  portSetting,
  ...options
}: ListenOptions & AccountServiceOptions) {
  const account = createAccountService(options);
  const { origin, close } = await listen(
    (request, response) => {
      if (!account.handle(request, response)) response.writeHead(404).end();
    },
    { port, host, portSetting },
  );
  return { url: origin, account, close };
}
