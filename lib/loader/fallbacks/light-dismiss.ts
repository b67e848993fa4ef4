import { watchBackdrop } from '../light-dismiss';

watchBackdrop();
