/**
 * Percent-encodes one query value. Not URLSearchParams: it writes a space as
 * «+», which Telegram and mail programs show literally
 * (TelegramMessenger/Telegram-iOS#1727). A lone surrogate, which
 * encodeURIComponent rejects, becomes U+FFFD.
 */
const encodeValue = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Query string of the given parameters, without the question mark. */
export const encodeQuery = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeValue(value)}`)
    .join('&');
