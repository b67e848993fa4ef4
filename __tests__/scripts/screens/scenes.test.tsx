/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { screens } from '@/lib/screens';
import { scenes } from '@/scripts/screens/scenes';

it('every scene belongs to a screen', () => {
  expect(Object.keys(scenes).filter((id) => !screens.has(id))).toEqual([]);
});

it.each(Object.entries(scenes))('%s is drawn', (_, Scene) => {
  expect(renderToStaticMarkup(<Scene />)).not.toBe('');
});
