import { android } from '@/lib/content/android';

/** The Android app's features in headed groups. */
export const FeatureGroups = () => (
  <div className="gap-12 sm:columns-2 lg:columns-3">
    {android.featureGroups.map(({ title, features }) => (
      <div key={title} className="mb-10 break-inside-avoid border-t-2 border-accent pt-4">
        <h3 className="text-xl font-bold">{title}</h3>
        <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-accent">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
