import { DeletionForm } from '@/components/deletion/deletion-form';
import { hydrate } from '@/components/islands/runtime/hydrate';

export const start = hydrate(DeletionForm);
