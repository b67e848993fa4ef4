import { PhoneFrame } from './phone-frame';
import { ScreenshotPicture } from '@/components/ui/screenshot-picture';
import { phoneFrameSizes } from '@/lib/brand/layout';
import { type Slide } from '@/lib/content/slide';
import { fallbackUrl } from '@/lib/screenshots/files';
import { slideScreenshot } from '@/lib/screenshots/screenshots';
import { enlargedUrl } from '@/lib/urls/enlarged-url';

interface FeatureSlideProps {
  readonly slide: Slide;
  /** The slide's group and number. */
  readonly place: string;
  readonly eager: boolean;
}

/** One slide: the screenshot with a caption on phones, or with up to six lines of text on other devices. */
export function FeatureSlide({ slide, place, eager }: FeatureSlideProps) {
  const { text_mobile, text1, text2, text3, text4, text5, text6 } = slide;
  const screenshot = slideScreenshot(slide);
  const lines = [text2, text3, text4, text5, text6].filter((line) => line !== undefined);
  return (
    <div className="slide">
      <PhoneFrame enlargedHref={enlargedUrl(fallbackUrl(slide.img))} description={screenshot.alt}>
        <ScreenshotPicture
          screenshot={{ ...screenshot, alt: '' }}
          sizes={phoneFrameSizes}
          eager={eager}
        />
      </PhoneFrame>
      <p className="slide-caption">{text_mobile}</p>
      <div className="slide-text">
        <small>{place}</small>
        <p>{text1}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
