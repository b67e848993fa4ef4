import { hydrate } from '@/components/island/hydrate';
import { ShareMenu } from '@/components/share/share-menu';

export const start = hydrate(ShareMenu);
