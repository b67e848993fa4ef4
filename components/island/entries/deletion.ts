import { hydrate } from '../hydrate';
import { DeletionForm } from '@/components/deletion/deletion-form';

export const start = hydrate(DeletionForm);
