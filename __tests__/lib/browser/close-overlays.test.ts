import { stubDialogClose } from '../../support/dialog';
import { stubPopovers } from '../../support/popover';
import { closeOverlays } from '@/lib/browser/close-overlays';

beforeEach(() => {
  stubDialogClose();
  stubPopovers();
});

afterEach(() => jest.restoreAllMocks());

it('closes every open dialog', () => {
  document.body.innerHTML = '<dialog open>one</dialog><dialog open>two</dialog>';

  closeOverlays();

  document
    .querySelectorAll('dialog')
    .forEach((dialog) => expect(dialog).not.toHaveAttribute('open'));
});

it('hides every open popover', () => {
  document.body.innerHTML = '<div popover data-open>one</div><div popover data-open>two</div>';

  closeOverlays();

  expect(document.querySelectorAll('[popover]:popover-open')).toHaveLength(0);
});

it('lets closed ones be', () => {
  document.body.innerHTML = '<dialog>one</dialog><div popover>two</div>';
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');

  closeOverlays();

  expect(close).not.toHaveBeenCalled();
});
