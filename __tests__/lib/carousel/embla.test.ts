import { dependencies } from '@/package.json';

/*
 * Fails at every update of Embla, on purpose. Then read the release's changes of ScrollBody,
 * ScrollTo and DragHandler, try a step, a drag and a flick in a browser, and put the new version
 * here and into the comments of eased-step.ts, flick.ts and percent-translate.ts, which use its engine.
 */
it('Embla is pinned to the version whose engine the plug-ins know', () => {
  const packages = Object.entries(dependencies).filter(([name]) => name.startsWith('embla'));

  expect(packages.map(([, version]) => version)).toEqual(['8.6.0', '8.6.0', '8.6.0']);
});
