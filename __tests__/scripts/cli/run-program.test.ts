/** @jest-environment node */
import { runProgram } from '@/scripts/cli/run-program';

it.each([
  ['exit 3', 3],
  ['kill $$', 128 + 15],
])('reports «%s» by %i, as shells do', async (line, code) => {
  expect(await runProgram('sh', ['-c', line])).toBe(code);
});
