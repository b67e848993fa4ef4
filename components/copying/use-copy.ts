import { useState } from 'react';
import { createCopy, type Copied } from './copy';

/**
 * Copies text to the clipboard.
 *
 * @returns the result of the last copy, and the function that copies
 */
export function useCopy() {
  const [copied, setCopied] = useState<Copied>();
  const [copy] = useState(() => createCopy(setCopied));
  return [copied, copy] as const;
}
