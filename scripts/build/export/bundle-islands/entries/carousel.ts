import { FeatureCarousel } from '@/components/carousel/feature-carousel';
import { hydrate } from '@/components/island/hydrate';

export const start = hydrate(FeatureCarousel);
