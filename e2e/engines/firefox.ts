#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { firefox, findTool } from '../../scripts/develop/test-tools/tools';
import { listenForPlaywright } from './bidi';

/**
 * A bridge between Playwright and the system's Firefox. Both use WebDriver BiDi, but Playwright 1.65 begins
 * every context with `emulation.setMediaFeaturesOverride`, which Firefox 153 does not know. The bridge reports
 * success for unknown commands. Tests that need the effect of such a command run in Chromium only.
 */
const program = findTool(firefox)?.[0];
if (!program) throw new Error('There is no Firefox.');

const browser = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
browser.once('exit', (code) => process.exit(code ?? 1));

createInterface(browser.stderr).on('line', (line) => {
  const url = /WebDriver BiDi listening on (ws:.*)$/.exec(line)?.[1];
  if (url) relay(url);
  else process.stderr.write(`${line}\n`);
});

const relay = (url: string) =>
  listenForPlaywright((playwright, request) => {
    const firefox = new WebSocket(url + request.url);
    const opened = new Promise((resolve) => firefox.once('open', resolve));
    playwright.on('message', async (data) => {
      await opened;
      firefox.send(data.toString());
    });
    firefox.on('message', (data) => {
      const { id, error } = JSON.parse(data.toString()) as { id?: number; error?: string };
      const done = JSON.stringify({ type: 'success', id, result: {} });
      playwright.send(error === 'unknown command' ? done : data.toString());
    });
    playwright.once('close', () => firefox.close());
    firefox.once('close', () => playwright.close());
  });
