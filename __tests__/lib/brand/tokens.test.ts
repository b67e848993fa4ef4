/** @jest-environment node */
import { readTokens } from '@/lib/brand/tokens';

it('reads the colours of both themes, in whatever notation of hexadecimals', () => {
  const css = `:root { --a: #FFF; --font: serif; --b:#12345678; }
    @media (prefers-color-scheme: dark) { :root { --a: #000000; } }`;

  expect(readTokens(css)).toEqual({
    light: { a: '#fff', b: '#12345678' },
    dark: { a: '#000000' },
  });
});
