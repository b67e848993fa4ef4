/** @jest-environment node */
it('development exports nothing, or Next would answer unknown paths with status 500', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const { default: config } = await import('@/next.config');

  expect(config).toMatchObject({ output: undefined });
});
