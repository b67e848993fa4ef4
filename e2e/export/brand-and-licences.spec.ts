import { expect, test } from 'playwright/test';
import { dependencies } from '../../package.json';
import { readExported } from '../support/exported';

/** Dependencies whose code is not part of the export. */
const onlyForBuilding = ['lean-qr', 'next', 'server-only'];

test('licenses.txt covers every package whose code is in the export, and no build tools', () => {
  const licences = readExported('licenses.txt');
  const names = Object.keys(dependencies).filter((name) => !onlyForBuilding.includes(name));
  for (const name of [...names, 'tailwindcss']) {
    expect(licences).toMatch(
      new RegExp(`^${name} \\d\\S* \\(\\S+\\)\\n\\n.*(licen[cs]e|copyright)`, 'im'),
    );
  }
  expect(licences).not.toMatch(/^(next|esbuild|jest) \d/m);
});
