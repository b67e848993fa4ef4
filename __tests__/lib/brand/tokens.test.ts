import { readFileSync } from 'node:fs';
import { contrastProblems } from '@/lib/brand/contrast-problems';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';

it('the colours of both themes are read from the CSS, even if they use `var()`', () => {
  const css = `:root { --c: var(--a); --a: #FFF; --font: serif; --b:#12345678; /* --d: #000; */ }
    @media (prefers-color-scheme: dark) { :root { --a: #000000; --c: var(--a); } }
    @media (prefers-contrast: more) { :root { --a: var(--b); } }`;

  expect(readTokens(css)).toEqual({
    light: { a: '#fff', b: '#12345678', c: '#fff' },
    dark: { a: '#000000', c: '#000000' },
  });
});

it('with a bright accent, its strong shade, its text and a colour of links, no text is hard to read', () => {
  const own = { accent: '#ffd400', 'accent-strong': '#e6bf00', 'on-accent': '#1a1a1a' };
  const { light, dark } = readTokens(readFileSync(TOKENS_FILE, 'utf8'));
  const themes = {
    light: { ...light, ...own, link: light.accent! },
    dark: { ...dark, ...own, link: dark.accent! },
  };

  expect(contrastProblems(themes)).toEqual([]);
});
