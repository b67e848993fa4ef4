import { inTemporaryFolder } from '../../../support/temporary-folder';
import { longDate } from '@/lib/text/long-date';
import { expiryOf } from '@/scripts/build/launch-list/expiry';

const { lay } = inTemporaryFolder();

const FILE = '.well-known/security.txt';
const until = (day: string) => `Contact: mailto:a@slovar.example\r\nExpires: ${day}T00:00:00Z\r\n`;
const [soon, later] = ['2026-12-01', '2027-11-20'] as const;
const again = 'соберите и выложите сайт снова.';

// A new build does not extend the expiry of an owner's file.
const byHand = `поправьте в public/${FILE} Expires и выложите сайт снова.`;

const remembered = {
  problems: [],
  remarks: [`out/${FILE} действует до ${longDate(later)}: до этого дня ${again}`],
};
const problem = (sentence: string) => ({ problems: [`out/${FILE}: ${sentence}`], remarks: [] });
const noEnd = problem('нет строки Expires с датой, а без неё файл не действует; впишите её.');

it.each([
  ['that expires later', until(later), remembered],
  ['that expires soon', until(soon), problem(`действует до ${longDate(soon)}; ${again}`)],
  [
    'of the owner that expires soon',
    until(soon),
    problem(`действует до ${longDate(soon)}; ${byHand}`),
  ],
  ['without an expiry date', 'Expires: скоро', noEnd],
])('a security.txt %s is reported with the matching remedy', (what, text, said) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20));
  expect(expiryOf()).toEqual({ problems: [], remarks: [] });
  lay(`out/${FILE}`, text);
  if (what.startsWith('of the owner')) lay(`public/${FILE}`, text);

  expect(expiryOf()).toEqual(said);
});
