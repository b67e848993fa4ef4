/** The properties of the Network Information API that the loader reads. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor wants to save data. Reads `saveData`, as no browser supports `prefers-reduced-data` yet. */
export const savesData = () => connection().saveData;

/** Whether the connection is slow: `effectiveType` is slow-2g, 2g or 3g. */
export const isSlow = () => /[23]g/.test(connection().effectiveType ?? '');
