import { render, screen } from '@testing-library/react';
import { DownloadForm } from '@/components/windows/download-form';

it('the button «Скачать» sends a GET form to the file', () => {
  render(<DownloadForm fileName="program.zip" />);

  const { type, form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Скачать' });
  expect([type, form?.method, form?.getAttribute('action')]).toEqual([
    'submit',
    'get',
    '/downloads/program.zip',
  ]);
});
