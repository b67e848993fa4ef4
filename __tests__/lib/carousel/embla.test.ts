import { dependencies } from '@/package.json';

/*
 * This test fails on purpose after every update of Embla. Read what the new version changes in
 * ScrollBody, ScrollTo, DragHandler and Translate, and try a step, a drag and a flick in a browser. Then enter
 * the new version here and in the comments of the plug-ins that use these internals: eased-step.ts, flick.ts
 * and percent-translate.ts.
 */
it('all Embla packages are pinned to the version whose internals our plug-ins use', () => {
  const packages = Object.entries(dependencies).filter(([name]) => name.startsWith('embla'));

  expect(packages.map(([, version]) => version)).toEqual(['8.6.0', '8.6.0', '8.6.0']);
});
