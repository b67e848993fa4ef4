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
    <div className="flex h-full flex-col items-center gap-6 px-4 py-6 sm:flex-row sm:justify-center sm:gap-12 sm:px-8 sm:py-10 md:gap-20">
      <PhoneFrame enlargedHref={enlargedScreen(settings.basePath, screens[img])} title={text1}>
        <ScreenPicture
          id={img}
          sizes={PHONE_FRAME_SIZES}
          eager={eager}
          className="block h-auto w-full"
        />
      </PhoneFrame>
      <p className="hidden min-h-14 max-w-72 text-center text-lg leading-snug font-semibold text-balance phone:block">
        {text_mobile}
      </p>
      <div className="w-full max-w-sm phone:hidden">
        <p className="font-serif text-3xl leading-tight font-bold text-balance">{text1}</p>
        <div className="mt-5 space-y-3 text-lg">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
