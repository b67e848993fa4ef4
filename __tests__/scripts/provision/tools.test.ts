/** @jest-environment node */
import { findTool, firefox, notTried, webKit } from '@/scripts/provision/tools';

/** A machine that has these programs. */
const machine =
  (...programs: string[]) =>
  (names: readonly string[]) =>
    names.find((name) => programs.includes(name));

it('finds an engine by all of its programs', () => {
  const find = machine('WebKitWebDriver', 'Xvfb', 'firefox');

  expect(findTool(webKit, find)).toEqual(['WebKitWebDriver', 'Xvfb']);
  expect(findTool(firefox, find)).toEqual(['firefox']);
});

it('takes the extended support release of Firefox before another one', () => {
  expect(findTool(firefox, machine('firefox', 'firefox-esr'))).toEqual(['firefox-esr']);
});

it('does not find an engine that lacks one of its programs', () => {
  expect(findTool(webKit, machine('WebKitWebDriver'))).toBeUndefined();
});

it('says of each missing engine that nothing was tried in it, and what would help', () => {
  expect(notTried([firefox, webKit], machine('firefox-esr'))).toEqual([
    'WebKitGTK is not installed, so nothing was tried in it (Debian: apt-get install webkit2gtk-driver xvfb).',
  ]);
});

it('says nothing where every engine is there', () => {
  expect(notTried([firefox, webKit], machine('firefox-esr', 'WebKitWebDriver', 'Xvfb'))).toEqual(
    [],
  );
});
