import { type FindingGroup } from './all-findings';

/** The findings for the terminal. */
export function report(groups: readonly FindingGroup[]): string {
  if (groups.length === 0) return 'К запуску всё готово.';
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  const parts = groups.map(({ title, findings }) =>
    [title, ...findings.map((finding) => `  — ${finding}`)].join('\n'),
  );
  return [`До запуска осталось дел: ${count}`, ...parts].join('\n\n');
}
