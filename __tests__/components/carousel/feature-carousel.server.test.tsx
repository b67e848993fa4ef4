/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

const captions = Array.from({ length: 19 }, (_, index) => `Возможность ${index + 1}.`);
const html = renderToString(<FeatureCarousel slides={captions} />);

/** Opening tags of the elements with the role. */
const tags = (role: string) => html.match(new RegExp(`<\\w+[^>]* role="${role}"[^>]*>`, 'g')) ?? [];

const slides = tags('group').filter((tag) => tag.includes('aria-roledescription="слайд"'));

it('the page holds 19 slides, named by their number', () => {
  expect(slides.map((tag) => /aria-label="([^"]+)"/.exec(tag)?.[1])).toEqual(
    captions.map((_, index) => `${index + 1} из 19`),
  );
});

it.each(captions)('the page holds the content of «%s» once', (caption) => {
  expect(html.split(caption)).toHaveLength(2);
});

it('no slide is inert before scripts run, since all can be scrolled to', () => {
  expect(html).not.toContain('inert');
});

it('the strip can be scrolled by the keyboard', () => {
  expect(tags('group').filter((tag) => tag.includes('tabindex="0"'))).toHaveLength(1);
});
