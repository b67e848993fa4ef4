/** @jest-environment node */
import { moduleWith } from '@/lib/export/module-with';

const chunk =
  '(globalThis.TURBOPACK||[]).push([0,101,e=>{e.v(1)},202,(e,t,n)=>{"use strict";n.hydrateRoot=function(){}},303,(e,t)=>{}]);';

it('names the module that holds the text', () => {
  expect(moduleWith(chunk, 'hydrateRoot=function')).toBe('202');
});

it('names none where no module holds it', () => {
  expect(moduleWith(chunk, 'createPortal=function')).toBeUndefined();
});
