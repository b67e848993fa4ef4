import { featureIcons } from './feature-icons';
import { IconTile } from '@/components/ui/icon-tile';
import { TextList } from '@/components/ui/text-list';
import { android } from '@/lib/content/android';

/**
 * The Android app's features in headed groups: two in the first row, three in the second.
 * The heads are as high as one of two lines, so that the icons of a row stand level.
 */
export const FeatureGroups = () => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-6 lg:grid-cols-6">
    {android.featureGroups.map(({ icon, title, features }) => (
      <section
        key={title}
        className="rounded-2xl border border-line bg-surface p-5 sm:p-8 sm:last:col-span-full lg:col-span-2 lg:nth-[-n+2]:col-span-3"
      >
        <div className="flex min-h-14 flex-wrap items-center gap-4">
          <IconTile>{featureIcons[icon]}</IconTile>
          <h3 className="min-w-min flex-1 text-xl font-bold">{title}</h3>
        </div>
        <TextList as="ul" texts={features} className="mt-5" />
      </section>
    ))}
  </div>
);
