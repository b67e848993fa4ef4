import { domainToASCII } from 'node:url';

// RFC 5321, 4.5.3.1: a longer address cannot travel by SMTP.
const MAX_ADDRESS_LENGTH = 254;

// Characters that separate addresses or end a header are refused rather than escaped: no mailbox
// of a real provider needs them, and none can then break out of the «To» line.
const LOCAL_PART = /^[^\s\p{C}\uFFFD()<>[\]:;,"\\@]+$/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/;

/**
 * Checks one bare address (no display name) and writes its domain in ASCII, so that «пример.рф»
 * can be mailed to.
 *
 * @returns the address safe to put into a header, or undefined when it is malformed
 */
export function parseEmailAddress(text: string): string | undefined {
  const [localPart = '', domain = '', ...rest] = text.split('@');
  // domainToASCII drops line breaks and tabs inside a host, so they are looked for before it.
  if (rest.length > 0 || !LOCAL_PART.test(localPart) || !LOCAL_PART.test(domain)) return undefined;

  const asciiDomain = domainToASCII(domain);
  const address = `${localPart}@${asciiDomain}`;
  return DOMAIN.test(asciiDomain) && address.length <= MAX_ADDRESS_LENGTH ? address : undefined;
}
