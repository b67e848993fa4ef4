/** @jest-environment node */
const { env } = process;
afterEach(() => {
  process.env = env;
});

async function configFor(mode: string) {
  process.env = { ...env, NODE_ENV: mode as 'production' };
  let config = {};
  await jest.isolateModulesAsync(async () => {
    config = (await import('@/next.config')).default;
  });
  return config;
}

it('is exported', async () => {
  expect(await configFor('production')).toMatchObject({ output: 'export' });
});

it('is not so in development, where Next would answer unknown paths with status 500', async () => {
  expect(await configFor('development')).toMatchObject({ output: undefined });
});
