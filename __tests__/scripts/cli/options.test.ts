/** @jest-environment node */
import { Command } from 'commander';
import { portOption, someOfOption } from '@/scripts/cli/options';

function read(...args: string[]) {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  command.addOption(portOption('--port', 'where it listens', 3000, 'TRY_PORT'));
  command.addOption(someOfOption('--theme', 'theme', ['light', 'dark']));
  return command.parse(args, { from: 'user' }).opts();
}

afterEach(() => {
  delete process.env.TRY_PORT;
});

it('a port comes from the flag, else from the environment, else it is the usual one', () => {
  expect(read().port).toBe(3000);
  process.env.TRY_PORT = '4000';
  expect(read().port).toBe(4000);
  expect(read('--port=5000').port).toBe(5000);
});

it('an empty variable is none', () => {
  process.env.TRY_PORT = '';
  expect(read().port).toBe(3000);
});

it.each(['80a', '65536', '-1', ''])('«%s» is no port', (text) => {
  expect(() => read(`--port=${text}`)).toThrow('It must be a port number from 0 to 65535.');
});

it('without a flag all values count, with it those that are named', () => {
  expect(read().theme).toEqual(['light', 'dark']);
  expect(read('--theme=dark', '--theme=light').theme).toEqual(['dark', 'light']);
  expect(() => read('--theme=blue')).toThrow('Allowed choices are light, dark.');
});
