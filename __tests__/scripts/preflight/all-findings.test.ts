/** @jest-environment node */
import { readyState } from '../../support/launch-state';
import { facts } from '@/lib/content/facts';
import { parseSettings } from '@/lib/settings/parse';
import { allFindings } from '@/scripts/preflight/all-findings';
import { report } from '@/scripts/preflight/report';

it('of a site that can be launched there is nothing to say', () => {
  expect(allFindings(readyState)).toEqual([]);
  expect(report(allFindings(readyState))).toBe('К запуску всё готово.');
});

it('every part is looked at', () => {
  const groups = allFindings({
    settings: parseSettings({}),
    facts: { ...facts, app: { storeName: '', developer: '', packageName: '' } },
    installer: undefined,
    screenshotIds: ['search'],
    originals: [],
    built: undefined,
  });

  expect(groups.map(({ title }) => title.split(' ', 1)[0])).toEqual([
    'Настройки',
    'Сведения',
    'Установщик',
    'Снимки',
    'Собранный',
  ]);
});

it('the report counts the findings and puts each under its heading', () => {
  const groups = [
    { title: 'Раз', findings: ['первое', 'второе'] },
    { title: 'Два', findings: ['третье'] },
  ];

  expect(report(groups)).toBe(
    'До запуска осталось дел: 3\n\nРаз\n  — первое\n  — второе\n\nДва\n  — третье',
  );
});
