import { hydrate } from '../hydrate';
import { FeatureCarousel } from '@/components/carousel/feature-carousel';

export const start = hydrate(FeatureCarousel);
