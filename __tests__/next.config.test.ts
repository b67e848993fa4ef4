/** @jest-environment node */
const { env } = process;

afterEach(() => {
  process.env = env;
});

it('development exports nothing, or Next would answer unknown paths with status 500', async () => {
  process.env = { ...env, NODE_ENV: 'development' };
  const { default: config } = await import('@/next.config');

  expect(config).toMatchObject({ output: undefined });
});
