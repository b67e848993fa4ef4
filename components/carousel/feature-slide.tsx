import { placeInWords } from './carousel-controls';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { phoneFrameSizes } from '@/lib/brand/layout';
import { enlargedUrl } from '@/lib/browser/urls/enlarged-url';
import { fallbackUrl } from '@/lib/screenshots/picture-files';
import { slideScreenshot } from '@/lib/screenshots/screenshots';
import { type Slide, slides } from '@/lib/words/slides';

/**
 * A screenshot with a caption on phones, or with up to six lines of text on other devices. Its description is part of
 * the link's text, because CSS hides some pictures, and with them their `alt`, until the carousel is used.
 */
export function FeatureSlide({ slide }: { readonly slide: Slide }) {
  const number = slides.indexOf(slide) + 1;
  const { text_mobile, text1, text2, text3, text4, text5, text6 } = slide;
  return (
    <div
      role="group"
      data-slide=""
      aria-roledescription="слайд"
      aria-label={`${number} из ${slides.length}`}
      className="slide"
    >
      <a href={enlargedUrl(fallbackUrl(slide.img))} data-enlarge="" className="slide-phone">
        <span className="sr-only">
          Увеличить снимок: <span data-description="">{slide.alt}</span>
        </span>
        <ScreenshotPicture
          screenshot={slideScreenshot(slide.img)}
          sizes={phoneFrameSizes}
          eager={number === 1}
        />
      </a>
      <p data-words="" className="slide-caption">
        {text_mobile}
      </p>
      <div data-words="" className="slide-text">
        <small data-place="">{placeInWords(number, slides.length, slide.group ?? '')}</small>
        <p data-title="">{text1}</p>
        {[text2, text3, text4, text5, text6].map((line) => line && <p key={line}>{line}</p>)}
      </div>
    </div>
  );
}
