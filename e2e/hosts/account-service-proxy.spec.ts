import { createAccountService } from '../../scripts/develop/fake-account-service';
import { listen } from '../../scripts/develop/site-server/listen';
import { configuredServers } from './support/servers';
import { builds, expect, test } from './support/test';

const SITE = 'https://slovar.example';

for (const server of configuredServers) {
  for (const { out, settings: own } of builds) {
    const title = `${server.name} forwards /acc/ to the account service (site at ${own.basePath}/)`;
    test(title, async ({ serve }) => {
      const { handle, requests } = createAccountService({ siteUrl: SITE });
      const service = await listen((request, response) => void handle(request, response));
      const origin = await serve(server, out, { ...own, accountProxy: service.origin });

      const asked = '/acc/RequestDeleteUserByEmail?userEmail=o%27connor%2Ba%40slovar.example';
      const answer = await fetch(origin + asked);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(requests.map(({ method, url }) => [method, url])).toEqual([['GET', asked]]);
      const { host, 'x-forwarded-host': site } = requests[0]?.headers ?? {};
      expect([host, site]).toEqual([service.origin, origin].map((one) => new URL(one).host));

      const opened = await fetch(`${origin}/acc/ConfirmDeletion?token=a`, { redirect: 'manual' });
      expect(opened.status).toBe(303);
      expect(opened.headers.get('location')).toBe(`${SITE}/deletionError/`);
      await service.close();
    });
  }
}
