import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { stubDialogClose } from '../../support/dialog';
import { earlyScript } from '@/lib/device/early-script';

describe('a button whose popover is a dialog', () => {
  const renderDialog = () =>
    render([
      createElement('button', { key: 1, popoverTarget: 'menu' }, 'Меню'),
      createElement('dialog', { key: 2, id: 'menu', popover: 'auto' }),
    ]);

  beforeAll(() => {
    stubDialogClose();
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    earlyScript();
  });

  it('opens it as a modal dialog and closes it again', async () => {
    renderDialog();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

    await userEvent.click(screen.getByText('Меню'));
    expect(dialog.open).toBe(true);

    await userEvent.click(screen.getByText('Меню'));
    expect(dialog.open).toBe(false);
  });

  it('keeps the browser from opening it as a popover', () => {
    renderDialog();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });

    screen.getByText('Меню').dispatchEvent(click);

    expect(click.defaultPrevented).toBe(true);
  });
});
