import 'invokers-polyfill';
import { watchBackdrop } from '@/lib/browser/light-dismiss';

if (!('closedBy' in HTMLDialogElement.prototype)) watchBackdrop();
