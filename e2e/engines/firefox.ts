#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { firefox, findTool } from '../../scripts/develop/test-tools/tools';
import { ENDPOINT, listenForPlaywright } from './bidi';

/**
 * Stands between Playwright and a Firefox of the system, both of which speak WebDriver BiDi. A
 * newer Playwright knows commands that an older Firefox does not: 153 refuses
 * `emulation.setMediaFeaturesOverride`, with which every context of Playwright 1.65 begins. This
 * program answers commands that the browser does not know as if they were done; tests that need it
 * belong to Chromium.
 */
const program = findTool(firefox)?.[0];
if (!program) throw new Error('There is no Firefox.');

const browser = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
browser.once('exit', (code) => process.exit(code ?? 1));

createInterface(browser.stderr).on('line', (line) => {
  const url = ENDPOINT.exec(line)?.[1];
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
