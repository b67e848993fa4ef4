import { useCallback, useEffect, useState } from 'react';
import { COPIED_MS, copyText } from '@/lib/browser/clipboard';

/**
 * Copies a text to the clipboard and returns the result; success is shown for two seconds.
 *
 * @returns `copied`, whether it has just been copied; `refusals`, how often in a row the browser
 *   has refused
 */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback(async (text: string) => {
    const isCopied = await copyText(text);
    if (isCopied) setCopied(true);
    setRefusals((count) => (isCopied ? 0 : count + 1));
  }, []);

  return { copied, refusals, copy } as const;
}
