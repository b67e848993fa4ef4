import { currentDevice } from '@/lib/device/current-device';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.device;
});

it.each([
  ['mobile', 'mobile'],
  ['desktop', 'desktop'],
  ['', 'desktop'],
])('a document marked «%s» is on %s', (mark, device) => {
  dataset.device = mark;

  expect(currentDevice()).toBe(device);
});

it('a document without a mark is on a desktop', () => {
  expect(currentDevice()).toBe('desktop');
});
