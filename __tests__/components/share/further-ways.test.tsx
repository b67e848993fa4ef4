/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FurtherWays } from '@/components/share/further-ways';
import { sharedPage } from '@/lib/share/shared-page';

it('a click on «another app» passes the page to the system’s share sheet, and copies the link if the sheet cannot open', async () => {
  const { url, title, description } = sharedPage;
  const share = jest.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share, clipboard: { writeText } });
  render(<FurtherWays page={sharedPage} />);

  fireEvent.click(screen.getByRole('button', { name: 'Другое приложение', hidden: true }));

  expect(await screen.findByRole('button', { name: 'Скопировано', hidden: true })).toBeTruthy();
  expect(share.mock.calls).toEqual([[{ url, title, text: description }]]);
  expect(writeText.mock.calls).toEqual([[url]]);
});
