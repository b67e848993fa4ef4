import { placeInWords } from './carousel-controls';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { phoneFrameSizes } from '@/lib/brand/layout';
import { fallbackUrl } from '@/lib/screenshots/picture-files';
import { slideScreenshot } from '@/lib/screenshots/screenshots';
import { enlargedUrl } from '@/lib/urls/enlarged-url';
import { type Slide } from '@/lib/words/slides';

interface FeatureSlideProps {
  readonly slide: Slide;
  /** Number of the slide, from 1. */
  readonly number: number;
  readonly count: number;
}

/**
 * One slide of the strip: the screenshot with a caption on phones, or with up to six lines of text on other devices.
 * Its number is its accessible name.
 *
 * The screenshot's frame links to the large picture, which the hydrated carousel opens in a dialog. The description
 * is part of the link's text and not the picture's `alt`, because CSS hides some pictures, and with them their `alt`,
 * until the carousel is used.
 */
export function FeatureSlide({ slide, number, count }: FeatureSlideProps) {
  const { text_mobile, text1, text2, text3, text4, text5, text6 } = slide;
  const screenshot = slideScreenshot(slide);
  const lines = [text2, text3, text4, text5, text6].filter((line) => line !== undefined);
  return (
    <div
      role="group"
      data-slide=""
      aria-roledescription="слайд"
      aria-label={`${number} из ${count}`}
      className="slide"
    >
      <a href={enlargedUrl(fallbackUrl(slide.img))} data-enlarge="" className="slide-phone">
        <span className="sr-only">
          Увеличить снимок: <span data-description="">{screenshot.alt}</span>
        </span>
        <ScreenshotPicture
          screenshot={{ ...screenshot, alt: '' }}
          sizes={phoneFrameSizes}
          eager={number === 1}
        />
      </a>
      <p data-words="" className="slide-caption">
        {text_mobile}
      </p>
      <div data-words="" className="slide-text">
        <small data-place="">{placeInWords(number, count, slide.group ?? '')}</small>
        <p data-title="">{text1}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
