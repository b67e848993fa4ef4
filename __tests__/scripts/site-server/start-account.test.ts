/** @jest-environment node */
import { startAccount } from '@/scripts/site-server/start-account';

it('runs on an origin of its own and answers nothing else there', async () => {
  const running = await startAccount({ siteUrl: 'http://localhost:3000', outbox: '/nonexistent' });
  try {
    const link = `${running.url}/acc/ConfirmDeletion?token=none`;
    const response = await fetch(link, { redirect: 'manual' });

    expect(response.headers.get('location')).toBe('http://localhost:3000/deletionError/');
    expect((await fetch(`${running.url}/`)).status).toBe(404);
  } finally {
    await running.close();
  }
});

it('names the setting that changes its port', async () => {
  const options = { siteUrl: 'http://localhost:3000', outbox: '/nonexistent' };
  const running = await startAccount(options);
  try {
    const port = Number(new URL(running.url).port);

    await expect(startAccount({ ...options, port, portSetting: '--account-port' })).rejects.toThrow(
      /in use by another program\. Choose another with --account-port\.$/,
    );
  } finally {
    await running.close();
  }
});
