import { knownStore } from './known-stores';
import { type Programs } from '@/lib/site/platforms';

/** Whether Google Play offers the app. If so, the deletion page must follow Google Play's rules. */
export const isInGooglePlay = ({ android }: Pick<Programs, 'android'>): boolean =>
  android?.stores.some(({ url }) => knownStore(url) === 'Google Play') ?? false;
