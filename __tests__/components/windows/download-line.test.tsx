import { partsOf } from '../../support/markup';
import { fullProduct } from '../../support/product';
import { DownloadLine } from '@/components/windows/download-line';
import { fileSize } from '@/lib/installer/file-size';
import { routes } from '@/lib/site/routes';
import { longDate } from '@/lib/text/long-date';

const installer = { ...fullProduct.windows.installer, isPlaceholder: false };
const size = fileSize(installer.bytes);

it.each([
  ['the price, size and date', '2026-11-20', '199 ₽', ['199 ₽', size, '', longDate('2026-11-20')]],
  ['only the size if date and price are unknown', '', '', [size]],
])(
  'beside the download button, the page shows a link to the version’s changes and %s',
  (_, date, price, facts) => {
    const release = { version: '1.10', date };
    const line = <DownloadLine {...{ release, installer, price }} note="" />;

    expect(partsOf(line, 'a@href a li time')).toEqual([
      `${routes.changes}#windows-1.10`,
      expect.stringMatching(/\s1\.10(\s|$)/),
      ...facts,
    ]);
  },
);
