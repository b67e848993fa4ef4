/** @jest-environment node */
import { withCompileHint } from '@/lib/export/compile-hint';

it('puts the hint before the code, as its first line', () => {
  expect(withCompileHint('run()')).toBe('//# allFunctionsCalledOnLoad\nrun()');
});

it('puts it there once', () => {
  expect(withCompileHint(withCompileHint('run()'))).toBe(withCompileHint('run()'));
});
