/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseSettings, unsetVariables } from '@/lib/settings/parse';
import { scripts } from '@/package.json';
import { launchCommands } from '@/scripts/rehearsal/launch';

const page = readFileSync('docs/launch.md', 'utf8');
const commands = launchCommands(page);

it('the page of the launch builds, checks, keeps the site and puts it back, in this order', () => {
  const order = ['npm run build', 'npm run preflight', 'tar -czf', 'rm -rf out', 'tar -xzf'].map(
    (begin) => commands.findIndex((line) => line.startsWith(begin)),
  );

  expect(order).not.toContain(-1);
  expect(order).toEqual([...order].sort((one, other) => one - other));
});

it('every command that it tells is there, and told once', () => {
  const named = commands.flatMap((line) => /^npm run (\S+)/.exec(line)?.[1] ?? []);

  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  expect(new Set(commands).size).toBe(commands.length);
});

it('what asks questions or goes on for ever is left to the owner', () => {
  const other = '```sh\nnpm ci\nnpm start\nnpm run release\nnpm run build\nnpm run build\n```\n';

  expect(launchCommands(other)).toEqual(['npm run build']);
});

it('the settings that it tells are settings, of the form that the build takes', () => {
  const [, block = ''] = /```ini\n([^]*?)```/.exec(page) ?? [];
  const environment = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? [line, '']),
  ) as Record<string, string>;

  expect(Object.keys(unsetVariables)).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(parseSettings(environment)).toMatchObject({
    siteName: environment.NEXT_PUBLIC_SITE_NAME,
    homeUrl: environment.NEXT_PUBLIC_SITE_URL,
  });
});
