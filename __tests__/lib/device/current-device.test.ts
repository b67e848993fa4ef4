import { currentDevice } from '@/lib/device/current-device';

it.each([
  ['mobile', 'mobile'],
  ['desktop', 'desktop'],
  [undefined, 'desktop'],
])('a document marked «%s» is on %s', (mark, device) => {
  if (mark) document.documentElement.dataset.device = mark;
  else delete document.documentElement.dataset.device;

  expect(currentDevice()).toBe(device);
});
