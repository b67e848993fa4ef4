import { findTool } from '@/scripts/test-tools/tools';

const tool = { name: 'Node', programs: [[process.execPath]], packages: [] };

it('a server is there when its program and all that its configuration names are', () => {
  expect(findTool({ ...tool, files: [__filename] })).toEqual([process.execPath]);
  expect(findTool({ ...tool, files: [__filename, '/opt/homebrew/none'] })).toBeUndefined();
  expect(findTool({ ...tool, programs: [['/opt/homebrew/none']] })).toBeUndefined();
});
