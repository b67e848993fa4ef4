import { useCallback, useEffect, useState } from 'react';

/** Milliseconds for which a successful copy is shown. */
const COPIED_MS = 2000;

type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text to the clipboard and says how it went; success is forgotten after two seconds. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = useCallback(async (text: string) => {
    try {
      // Absent on plain http and in some web views; that is a refusal too.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }, []);

  return { state, copy } as const;
}
