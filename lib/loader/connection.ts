/** The part of the Network Information API that shows what a request costs the visitor. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor asks for less data. */
export const savesData = () =>
  Boolean(connection().saveData) || matchMedia('(prefers-reduced-data: reduce)').matches;

/** Whether the connection is slow: `effectiveType` under 4g. */
export const isSlow = () => (connection().effectiveType ?? '4g') !== '4g';
