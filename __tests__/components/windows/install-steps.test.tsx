import { render, screen } from '@testing-library/react';
import { InstallSteps } from '@/components/windows/install-steps';

it('tells how to install and how to upgrade', () => {
  render(<InstallSteps installer={{ file: 'a-1.0.exe', isPlaceholder: false }} />);

  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Впервые', 'Новая версия']);
  expect(screen.getByText(/^Откройте скачанный файл/)).toBeVisible();
  expect(screen.queryByText(/заглушк/)).not.toBeInTheDocument();
});

it('an archive has to be unpacked', () => {
  render(<InstallSteps installer={{ file: 'a-1.0.zip', isPlaceholder: false }} />);

  expect(screen.getByText(/^Распакуйте/)).toBeVisible();
});

it('while there is a placeholder, says that the steps are for later', () => {
  render(<InstallSteps installer={{ file: 'a-1.0.zip', isPlaceholder: true }} />);

  expect(screen.getByText(/заглушку\s+сменит\s+установщик/)).toBeVisible();
  expect(screen.queryByText(/Распакуйте/)).not.toBeInTheDocument();
});
