/** @jest-environment node */
import { readDevFlags } from '@/scripts/site-server/dev-flags';
import { readStartFlags } from '@/scripts/site-server/start-flags';

describe('npm start', () => {
  it('builds and serves port 3000 with a working account service by default', () => {
    expect(readStartFlags([], {})).toEqual({ port: 3000, mode: 'ok', build: true });
  });

  it('takes every flag', () => {
    expect(readStartFlags(['--port', '8080', '--account=stall', '--no-build'], {})).toEqual({
      port: 8080,
      mode: 'stall',
      build: false,
    });
  });

  it('takes the port from PORT, and the flag before it', () => {
    expect(readStartFlags([], { PORT: '4000' }).port).toBe(4000);
    expect(readStartFlags(['--port=5000'], { PORT: '4000' }).port).toBe(5000);
    expect(readStartFlags([], { PORT: '' }).port).toBe(3000);
  });

  it.each([
    [['--colour'], "Unknown option '--colour'. Known flags: --port, --account, --no-build."],
    [['extra'], "Unexpected argument 'extra'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['--port=80a'], '--port is «80a», but it must be a port number from 0 to 65535.'],
    [['--port=65536'], '--port is «65536»'],
    [
      ['--account=slow'],
      '--account is «slow», but it must be one of: ok, fail, reset, stall, redirect-loop, no-cors.',
    ],
  ])('explains %j', (args, sentence) => {
    expect(() => readStartFlags(args, {})).toThrow(sentence);
  });

  it('explains a wrong PORT', () => {
    expect(() => readStartFlags([], { PORT: '-1' })).toThrow('PORT is «-1»');
  });
});

describe('npm run dev', () => {
  it('puts the account service next to the site by default', () => {
    expect(readDevFlags([], {})).toEqual({ port: 3000, accountPort: 3001, mode: 'ok' });
  });

  it('takes both ports', () => {
    expect(readDevFlags(['--port=4000', '--account-port=4001'], {})).toMatchObject({
      port: 4000,
      accountPort: 4001,
    });
  });

  it('explains a wrong port of the account service', () => {
    expect(() => readDevFlags(['--account-port=x'], {})).toThrow('--account-port is «x»');
  });
});
