import { DeletionForm } from '@/components/deletion/deletion-form';
import { hydrate } from '@/components/island/hydrate';

export const start = hydrate(DeletionForm);
