import { parseDevice } from '@/lib/device/parse-device';

document.documentElement.dataset.device = parseDevice(navigator.userAgent);
