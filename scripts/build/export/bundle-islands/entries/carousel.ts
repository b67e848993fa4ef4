import { FeatureCarousel } from '@/components/carousel/feature-carousel';
import { hydrate } from '@/components/islands/runtime/hydrate';

export const start = hydrate(FeatureCarousel);
