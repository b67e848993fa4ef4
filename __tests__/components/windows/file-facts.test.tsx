import { render, screen } from '@testing-library/react';
import { FileFacts } from '@/components/windows/file-facts';

const signed = { file: 'a-1.0.exe', sha256: 'a'.repeat(64), signedBy: 'ООО «Слова»' };

const renderFacts = (installer = signed, requirements = '') =>
  render(<FileFacts installer={installer} requirements={requirements} />);

const valueOf = (term: RegExp) => screen.getByText(term).nextElementSibling;

it('tells the checksum and the line that checks it', () => {
  renderFacts();

  expect(valueOf(/^Контрольная сумма/)).toHaveTextContent(signed.sha256);
  expect(screen.getByText(/^\(Get-FileHash/)).toHaveTextContent(signed.sha256);
});

it('tells by whom the file is signed, and then of no warning', () => {
  renderFacts();

  expect(valueOf(/^Цифровая подпись/)).toHaveTextContent('ООО «Слова»');
  expect(screen.queryByText(/SmartScreen/)).not.toBeInTheDocument();
});

it('of an unsigned file says what Windows may do', () => {
  renderFacts({ ...signed, signedBy: '' });

  expect(valueOf(/^Цифровая подпись/)).toHaveTextContent('нет');
  expect(screen.getByText(/SmartScreen/)).toBeVisible();
});

it('tells the requirements when they are known', () => {
  renderFacts(signed, 'Windows 10');

  expect(valueOf(/^Системные требования/)).toHaveTextContent('Windows 10');
});

it('says nothing of requirements that are not known', () => {
  renderFacts();

  expect(screen.queryByText(/^Системные требования/)).not.toBeInTheDocument();
});
