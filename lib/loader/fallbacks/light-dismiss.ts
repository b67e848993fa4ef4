import { closeOnBackdropClick } from '../light-dismiss';

document.addEventListener('click', closeOnBackdropClick);
