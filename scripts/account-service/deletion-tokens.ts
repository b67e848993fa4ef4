import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export interface DeletionTokens {
  /** @returns an unguessable token, safe in a URL as it is */
  issue(address: string): string;
  /** Tells whether the token would be accepted, without spending it. */
  isValid(token: string): boolean;
  /** @returns the address it was issued for; undefined when it is unknown or spent */
  spend(token: string): string | undefined;
}

/** One-time tokens, kept in memory until they are spent. */
export function createDeletionTokens(): DeletionTokens {
  const addresses = new Map<string, string>();
  return {
    issue(address) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      addresses.set(token, address);
      return token;
    },
    isValid: (token) => addresses.has(token),
    spend(token) {
      const address = addresses.get(token);
      addresses.delete(token);
      return address;
    },
  };
}
