import { type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type android } from '@/lib/content/android';

type FeatureIcon = (typeof android)['featureGroups'][number]['icon'];

/** Icons of the feature groups. */
export const featureIcons: Record<FeatureIcon, ReactNode> = {
  search: (
    <Icon>
      <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.25 15.25 20.5 20.5" />
    </Icon>
  ),
  exercise: (
    <Icon>
      <path d="M4 4h7v7H4zM13 13h7v7h-7zM4 16.5h7M7.5 13v7M13.5 7.5l2.25 2.25L20.5 5" />
    </Icon>
  ),
  clock: (
    <Icon>
      <path d="M12 20.5a8.5 8.5 0 1 1 8.5-8.5M12 7v5l3 2M20.5 16v4.5H16" />
    </Icon>
  ),
  palette: (
    <Icon>
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.75v4.5M9 14.75v4.5" />
    </Icon>
  ),
  transfer: (
    <Icon>
      <path d="M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5" />
    </Icon>
  ),
};
