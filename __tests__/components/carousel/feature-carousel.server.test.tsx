/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { slidesWithLinks } from '../../support/carousel';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

const html = renderToString(<FeatureCarousel count={19}>{slidesWithLinks(19)}</FeatureCarousel>);

/** Opening tags of the elements with the role. */
const tags = (role: string) => html.match(new RegExp(`<\\w+[^>]* role="${role}"[^>]*>`, 'g')) ?? [];

const numbers = Array.from({ length: 19 }, (_, index) => index + 1);

it('the page holds 19 slides, named by their number', () => {
  const slides = tags('group').filter((tag) => tag.includes('aria-roledescription="слайд"'));

  expect(slides.map((tag) => /aria-label="([^"]+)"/.exec(tag)?.[1])).toEqual(
    numbers.map((number) => `${number} из 19`),
  );
});

it('the page holds the content of every slide once', () => {
  expect(html.match(/Слово/g)).toHaveLength(19);
});

it('no slide is inert before scripts run, since all can be scrolled to', () => {
  expect(html).not.toContain('inert');
});

it('the strip can be scrolled by the keyboard', () => {
  expect(tags('group').filter((tag) => tag.includes('tabindex="0"'))).toHaveLength(1);
});
