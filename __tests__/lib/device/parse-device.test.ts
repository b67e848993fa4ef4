/** @jest-environment node */
import { parseDevice } from '@/lib/device/parse-device';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  ['an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`],
  ['an Android phone', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Yandex Browser on Android',
    `Mozilla/5.0 (Linux; arm_64; Android 14; 2201117TY) ${CHROME} YaBrowser/25.6.0.180.00 SA/3 Mobile Safari/537.36`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
])('%s is mobile', (_, userAgent) => {
  expect(parseDevice(userAgent)).toBe('mobile');
});

it.each([
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 14; SM-X910) ${CHROME} Safari/537.36`],
  ['Firefox on a tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'],
  [
    'an old iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148',
  ],
  ['an iPad that poses as a Mac', `${MAC} AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15`],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Yandex Browser', `Mozilla/5.0 (Windows NT 10.0) ${CHROME} YaBrowser/25.6.0.0 Safari/537.36`],
  ['Chrome on a Mac', `${MAC} ${CHROME} Safari/537.36`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['a television', 'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 TV Safari/537.36'],
  ['a browser that says nothing', ''],
  ['a browser that nobody knows', 'Lexicon/1.0'],
])('%s is desktop', (_, userAgent) => {
  expect(parseDevice(userAgent)).toBe('desktop');
});
