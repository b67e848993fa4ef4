import { readFileSync } from 'node:fs';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { contrastProblems } from '@/scripts/build/launch-list/contrast-problems';

const themes = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

it('if colours have too little contrast, the launch list states their contrast and the minimum', () => {
  const light = { ...themes.light, canvas: '#fff', bad: '#777777' };

  expect(contrastProblems({ ...themes, light })).toContain(
    'app/styles/tokens.css: в светлой теме --bad (#777777) на --canvas (#fff): контраст 4,4, а нужно не меньше 4,5.',
  );
});

it('if links have too little contrast, the launch list suggests a shade with enough contrast', () => {
  const accent = { accent: '#ffd60a', 'accent-strong': '#f0c400', 'on-accent': '#241c00' };
  const light = { ...themes.light, ...accent, 'accent-soft': '#fff6cc', link: accent.accent };
  const problems = contrastProblems({ ...themes, light });
  const [, shade = ''] = /--link, например (#[0-9a-f]{6})\.$/.exec(problems[0] ?? '') ?? [];

  expect(problems).toHaveLength(3);
  for (const problem of problems) expect(problem).toMatch(/--link \(#ffd60a\) .* свой цвет --link/);
  expect(contrastProblems({ ...themes, light: { ...light, link: shade } })).toEqual([]);
});

it('if only the dark theme has too little contrast, the launch list mentions only this theme', () => {
  const dark = { ...themes.dark, 'on-accent': themes.dark.accent ?? '' };
  const problems = contrastProblems({ ...themes, dark });

  expect(problems).toHaveLength(2);
  for (const problem of problems) expect(problem).toContain('в тёмной теме --on-accent');
});
