/** @jest-environment node */
import { findTool, firefox, notTried, webKit } from '@/scripts/provision/tools';

/** A machine that has these programs. */
const machine =
  (...programs: string[]) =>
  (names: readonly string[]) =>
    names.find((name) => programs.includes(name));

it('finds an engine by all of its programs, the first name of each before another', () => {
  expect(findTool(webKit, machine('WebKitWebDriver', 'Xvfb'))).toEqual(['WebKitWebDriver', 'Xvfb']);
  expect(findTool(webKit, machine('WebKitWebDriver'))).toBeUndefined();
  expect(findTool(firefox, machine('firefox', 'firefox-esr'))).toEqual(['firefox-esr']);
});

it('says of each missing engine that nothing was tried in it, and what would help', () => {
  expect(notTried([firefox, webKit], machine('firefox-esr'))).toEqual([
    'WebKitGTK is not installed, so nothing was tried in it (Debian: apt-get install webkit2gtk-driver xvfb).',
  ]);
});
