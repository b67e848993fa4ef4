/** @jest-environment node */
import { clientModules, payloadScript } from '@/lib/export/payload';

const flight = [
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n3:I[39756,[\\"$2\\"],\\"default\\"]\\n4:I[37,[\\"$2\\"],\\"default\\"]\\n"])',
  'self.__next_f.push([1,"1a:I[39756,[\\"$5\\"],\\"ShareMenu\\"]\\n5:[\\"$\\",\\"p\\",null,{\\"children\\":\\"I[1,2]\\"}]"])',
].join(';\n');

it('finds the modules that the rows name, each once', () => {
  expect(clientModules(flight)).toEqual(['39756', '37']);
});

it('evaluates the modules one by one and starts the runtime last', async () => {
  const done: unknown[] = [];
  const page = {
    __next_f: { push: () => done.push('data') },
    TURBOPACK: {
      push: ({ runtimeModuleIds }: { runtimeModuleIds: number[] }) =>
        done.push(...runtimeModuleIds),
    },
    start: () => done.push('start'),
  };

  await new Function(
    'self',
    'TURBOPACK',
    'start',
    `return ${// The last statement is the run that a page does not wait for.
    payloadScript('', 'start()').split('\n').at(-1)?.replace('[]', '[39756,37]')}`,
  )(page, page.TURBOPACK, page.start);

  expect(done).toEqual([39756, 37, 'start']);
});

it('the data come before, heavy modules before those of the data', () => {
  const script = payloadScript(flight, 'start()', ['46480']);

  expect(script.startsWith(flight)).toBe(true);
  expect(script).toContain('[46480,39756,37]');
});
