/** @jest-environment node */
import { fullFacts } from '../../support/facts';
import {
  changesProblem,
  dateProblem,
  installerProblem,
  noteProblem,
  platformProblem,
  versionProblem,
} from '@/scripts/release/problems';

it.each([
  ['a platform that is none', platformProblem('ios'), 'Платформа «ios» неизвестна'],
  ['a version with letters', versionProblem('1.2b', 'android', fullFacts), 'записана неверно'],
  ['an older version', versionProblem('1.9', 'android', fullFacts), 'не новее последней'],
  ['the same version', versionProblem('1.10', 'android', fullFacts), 'не новее последней'],
  ['the same, written longer', versionProblem('1.10.0', 'android', fullFacts), 'не новее'],
  ['a day that is none', dateProblem('2026-02-30'), 'Дата «2026-02-30» записана неверно'],
  ['an empty change', noteProblem('  '), 'Изменение пустое'],
  ['no change at all', changesProblem([]), 'Нужно хотя бы одно изменение'],
  ['a file of another kind', installerProblem('setup.pdf'), 'должен быть файлом .exe, .msi'],
  ['a missing file', installerProblem('no-such-setup.exe'), 'Файла «no-such-setup.exe» нет'],
])('%s is refused with a sentence', (_, problem, sentence) => {
  expect(problem).toContain(sentence);
});

it.each([
  ['a platform', platformProblem('windows')],
  ['a newer version, part by part', versionProblem('1.11', 'android', fullFacts)],
  ['a day', dateProblem('2026-11-21')],
  ['a change', noteProblem('Тёмная тема')],
])('%s is taken', (_, problem) => {
  expect(problem).toBeUndefined();
});
