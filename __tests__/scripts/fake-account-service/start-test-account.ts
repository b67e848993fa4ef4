import { type AccountMode } from '@/scripts/fake-account-service/service';
import { startAccount } from '@/scripts/fake-account-service/start-account';

/** The service on a free port of loopback. */
export async function startTestAccount(mode: AccountMode = 'ok') {
  const printed: string[] = [];
  const siteUrl = 'https://site.example/repo';
  const running = await startAccount({ siteUrl, mode, log: (text) => printed.push(text) });
  /** Asks without following the redirect that is the answer. */
  const open = (url: string, init?: RequestInit) => fetch(url, { redirect: 'manual', ...init });
  return {
    ...running,
    printed,
    open,
    request: (query: string, init?: RequestInit) =>
      open(`${running.url}/acc/RequestDeleteUserByEmail${query}`, init),
    lastLink: () => running.account.emails.at(-1)?.link ?? '',
  };
}
