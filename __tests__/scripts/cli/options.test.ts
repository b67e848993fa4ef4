/** @jest-environment node */
import { Command } from 'commander';
import { portOption } from '@/scripts/cli/options';

function read(...args: string[]) {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  command.addOption(portOption('--port', 'where it listens', 3000, 'TRY_PORT'));
  return command.parse(args, { from: 'user' }).opts<{ port: number }>().port;
}

afterEach(() => {
  delete process.env.TRY_PORT;
});

it('a port comes from the flag, else from a variable that is not empty, else it is the usual one', () => {
  process.env.TRY_PORT = '';
  expect(read()).toBe(3000);
  process.env.TRY_PORT = '4000';
  expect(read()).toBe(4000);
  expect(read('--port=5000')).toBe(5000);
});

it.each(['80a', '65536', '-1', ''])('«%s» is no port', (text) => {
  expect(() => read(`--port=${text}`)).toThrow('It must be a port number from 0 to 65535.');
});
