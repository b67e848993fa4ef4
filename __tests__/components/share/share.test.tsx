/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { COPIED } from '@/components/copying/copy';
import { FurtherWays } from '@/components/share/further-ways';
import { ShareMenu } from '@/components/share/share-menu';
import { mailUrl, shareNetworks } from '@/lib/browser/share/networks';

const url = 'https://slovar.example';
const title = 'Слово';
const description = 'Слова — легко.';
const sharedPage = { url, title, description };
const props = { page: sharedPage, byHand: 'Скопируйте:' };
const writeText = jest.fn<Promise<void>, [string]>();
Object.assign(navigator, { clipboard: { writeText } });

const links = () => screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });

it('if the address to share is not a web address, the current page’s address is shared', () => {
  render(<ShareMenu {...props} page={{ ...sharedPage, url: 'javascript:alert(1)' }} />);

  const page = { ...sharedPage, url: window.location.href };
  expect(links().map(({ href }) => href)).toEqual([
    ...shareNetworks.map((network) => network.shareUrl(page)),
    mailUrl(page),
  ]);
});

it.each([
  ['opens a pop-up and does not follow the link', {}, true, 'desktop', 1],
  ['follows the link if the browser blocks the pop-up', {}, false, 'desktop', 1],
  ['opens no pop-up if Ctrl is held down', { ctrlKey: true }, true, 'desktop', 0],
  ['opens no pop-up on a phone', {}, true, 'mobile', 0],
])('a click on a social network’s link %s', (_, click, opens, device, windows) => {
  document.documentElement.dataset.device = device;
  const opened = { opener: window, document: document.implementation.createHTMLDocument() };
  const open = jest.spyOn(window, 'open').mockReturnValue((opens ? opened : null) as Window | null);
  render(<ShareMenu {...props} />);

  const followed = fireEvent.click(links()[0]!, click);

  expect(followed).toBe(windows === 0 || !opens);
  expect(links()[0]!.target).toBe('_blank');
  expect(open).toHaveBeenCalledTimes(windows);
});

it('only a browser with a share sheet has a button for it; if the sheet cannot open, the link is copied and a message confirms this', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  writeText.mockResolvedValueOnce();
  const { rerender } = render(<FurtherWays {...props} />);
  const icon = () => screen.getAllByRole('button')[0]!.querySelector('svg')!.innerHTML;
  const before = icon();

  fireEvent.click(screen.getByRole('button', { name: 'Ещё' }));
  const sheet = () => screen.queryByRole('button', { name: 'Другое приложение' });
  expect(sheet()).toBeNull();
  Object.assign(navigator, { share });
  rerender(<FurtherWays {...props} />);
  fireEvent.click(sheet()!);

  expect(await screen.findByRole('button', { name: COPIED })).toBeTruthy();
  expect(icon()).not.toBe(before);
  expect(document.querySelector('[aria-live]')!.textContent).not.toBe('');
  expect(share.mock.calls).toEqual([[{ url, title, text: description }]]);
  expect(writeText.mock.calls).toEqual([[url]]);
});

it('if the browser refuses to copy, the link is selected in a focused field', async () => {
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  render(<FurtherWays {...props} />);
  const [button] = screen.getAllByRole('button');
  const label = button!.innerHTML;
  fireEvent.click(button!);

  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: props.byHand });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
  expect(button!.innerHTML).toBe(label);
});
