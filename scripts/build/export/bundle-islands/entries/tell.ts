import { hydrate } from '@/components/islands/runtime/hydrate';
import { ShareMenu } from '@/components/share/share-menu';

export const start = hydrate(ShareMenu);
