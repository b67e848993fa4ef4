/** @jest-environment node */
import {
  HelpRequest,
  manyOfFlag,
  oneOfFlag,
  portFlag,
  readFlags,
  switchFlag,
  textFlag,
} from '@/scripts/cli/flags';

const usage = {
  command: 'npm run try',
  summary: 'tries flags',
  flags: {
    port: portFlag('where it listens', 3000, 'TRY_PORT'),
    mode: oneOfFlag('how it goes', ['ok', 'fail'] as const, 'ok'),
    width: manyOfFlag('widths', [360, 768]),
    route: textFlag('a page', '/help/', (text) => text.startsWith('/')),
    quick: switchFlag('skips the build'),
  },
};
const defaults = { port: 3000, mode: 'ok', width: [360, 768], route: undefined, quick: false };

afterEach(() => {
  delete process.env.TRY_PORT;
});

it('without flags every one has its default', () => {
  expect(readFlags(usage, [])).toEqual(defaults);
});

it('takes both ways to write a value, and a repeated flag as several values', () => {
  const args = ['--port', '80', '--mode=fail', '--width=768', '--route=/', '--quick'];
  expect(readFlags(usage, args)).toEqual({
    port: 80,
    mode: 'fail',
    width: [768],
    route: '/',
    quick: true,
  });
  expect(readFlags(usage, ['--width=768', '--width=360']).width).toEqual([360, 768]);
});

it('takes a port from the environment, and the flag before it', () => {
  process.env.TRY_PORT = '4000';
  expect(readFlags(usage, []).port).toBe(4000);
  expect(readFlags(usage, ['--port=5000']).port).toBe(5000);
  process.env.TRY_PORT = '-1';
  expect(() => readFlags(usage, [])).toThrow('TRY_PORT is «-1», but it must be a port number');
});

it.each([
  [['--colour'], "Unknown option '--colour'. Known flags: --port, --mode, --width, --route"],
  [['extra'], "Unexpected argument 'extra'"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--quick=yes'], "Option '--quick' does not take an argument"],
  [['--port=80a'], '--port is «80a», but it must be a port number from 0 to 65535.'],
  [['--port=65536'], '--port is «65536»'],
  [['--mode=slow'], '--mode is «slow», but it must be one of: ok, fail.'],
  [['--width=400'], '--width is «400», but it must be one of: 360, 768.'],
  [['--route=help'], '--route is «help», but it must be like /help/.'],
])('explains %j', (args, sentence) => {
  expect(() => readFlags(usage, args)).toThrow(sentence);
});

it('--help tells every flag, its values and its default', () => {
  const ask = () => readFlags(usage, ['--help']);
  expect(ask).toThrow(HelpRequest);
  expect(ask).toThrow(/npm run try.*--port=PORT +where it listens, TRY_PORT or 3000 by default/s);
  expect(ask).toThrow(/--mode=ok\|fail +how it goes, ok by default.*--quick +skips the build/s);
});
