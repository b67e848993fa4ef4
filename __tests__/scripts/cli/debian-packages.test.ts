/** @jest-environment node */
import { ensureDebianPackages } from '@/scripts/cli/debian-packages';

const { env } = process;
afterEach(() => {
  process.env = env;
});

it('says which packages are missing where they cannot be installed', async () => {
  // Neither dpkg nor apt-get, as on another system.
  process.env = { ...env, PATH: '' };
  await expect(ensureDebianPackages(['firefox-esr', 'xvfb'])).rejects.toThrow(
    'Missing: firefox-esr, xvfb. As root on Debian: apt-get install firefox-esr xvfb',
  );
});
