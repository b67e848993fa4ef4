/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { type ScreenId, screenIds, screens } from '@/lib/content/screens';
import { scenes } from '@/scripts/screens/scenes';

const ids = Object.keys(screens) as ScreenId[];

it('has nineteen phone screens and the Windows window', () => {
  expect(screenIds).toHaveLength(19);
  expect([...screenIds, 'windows']).toEqual(ids);
});

it('has no scene without a screen', () => {
  expect(Object.keys(scenes).sort()).toEqual([...ids].sort());
});

describe.each(ids)('%s', (id) => {
  it('is drawn', () => {
    const Scene = scenes[id];
    expect(renderToStaticMarkup(<Scene />)).not.toBe('');
  });

  it('is described by one Russian sentence', () => {
    expect(screens[id].alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
  });

  it('repeats its own id', () => {
    expect(screens[id].id).toBe(id);
  });
});
