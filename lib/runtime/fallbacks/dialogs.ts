import 'invokers-polyfill';
import { closeOnBackdropClick } from '@/lib/browser/light-dismiss';

if (!('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('click', closeOnBackdropClick);
}
