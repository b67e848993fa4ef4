import { oneOfFlag, switchFlag, textFlag, type Usage } from '../cli/flags';

/** What `npm run bench` was asked for. */
export interface BenchFlags {
  readonly scale: boolean;
  readonly runs: number;
  readonly route: string | undefined;
  /** Folder of another export to measure the islands beside. */
  readonly before: string | undefined;
}

export const benchUsage: Usage<BenchFlags> = {
  command: 'npm run bench -- [flags]',
  summary: 'builds the site, measures it beside the same without scripts',
  flags: {
    scale: switchFlag('measures growth with generated content instead'),
    runs: oneOfFlag('runs of Lighthouse per page', [1, 2, 3, 4, 5, 6, 7, 8, 9], 3),
    route: textFlag('this page only', '/help/', (text) => text.startsWith('/')),
    before: textFlag('measures the islands beside those of another export', 'FOLDER'),
  },
};
