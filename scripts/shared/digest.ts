import { createHash } from 'node:crypto';

/** Returns a digest that changes with the content: the first 16 hexadecimal digits of a SHA-256. */
export function digestOf(parts: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
