/** @jest-environment node */
import { isForVisitors } from '@/scripts/hosts/site-copies';

it('what hosts read is not asked for, what visitors read is', () => {
  const files = [
    '.htaccess',
    '.nojekyll',
    '_headers',
    'vercel.json',
    '.well-known/security.txt',
    'og.jpg',
  ];
  expect(files.filter(isForVisitors)).toEqual(['.well-known/security.txt', 'og.jpg']);
});
