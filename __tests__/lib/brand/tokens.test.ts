import { readTokens } from '@/lib/brand/tokens';

it('the colours of both themes are read from the CSS, even if they use `var()`', () => {
  const css = `:root { --c: var(--a); --a: #FFF; --font: serif; --b:#12345678; /* --d: #000; */ }
    @media (prefers-color-scheme: dark) { :root { --a: #000000; --c: var(--a); } }
    @media (prefers-contrast: more) { :root { --a: var(--b); } }`;

  expect(readTokens(css)).toEqual({
    light: { a: '#fff', b: '#12345678', c: '#fff' },
    dark: { a: '#000000', c: '#000000' },
  });
});
