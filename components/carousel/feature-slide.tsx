import { PHONE_FRAME_SIZES, PhoneFrame } from './phone-frame';
import { ScreenPicture } from '@/components/screen/screen-picture';
import { screens } from '@/lib/content/screens';
import { type Slide } from '@/lib/content/slides';
import { enlargedScreen } from '@/lib/screen-sources';
import { settings } from '@/lib/settings';

interface FeatureSlideProps {
  readonly slide: Slide;
  readonly eager: boolean;
}

/** One slide: the screenshot with one caption on phones, up to six lines elsewhere. */
export function FeatureSlide({ slide, eager }: FeatureSlideProps) {
  const { img, text_mobile, text1, text2, text3, text4, text5, text6 } = slide;
  const lines = [text2, text3, text4, text5, text6].filter((line) => line !== undefined);
  return (
    <div className="slide">
      <PhoneFrame enlargedHref={enlargedScreen(settings.basePath, screens[img])} title={text1}>
        <ScreenPicture id={img} sizes={PHONE_FRAME_SIZES} eager={eager} />
      </PhoneFrame>
      <p className="slide-caption">{text_mobile}</p>
      <div className="slide-text">
        <p>{text1}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
