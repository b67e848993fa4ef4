import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which a successful copy is shown. */
const COPIED_MS = 2000;

/**
 * Copies a text to the clipboard and returns the result; success is shown for two seconds.
 *
 * @returns `copied`, whether it has just been copied; `refusals`, how often in a row the browser did not
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
    try {
      // Absent on plain http and in some web views; that is a refusal too.
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setRefusals(0);
    } catch {
      setRefusals((count) => count + 1);
    }
  }, []);

  return { copied, refusals, copy } as const;
}
