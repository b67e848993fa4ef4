import { checkGroups, type CheckGroup, type CheckResult } from './checks';

/** What came of one server under one path. */
export interface ServerReport {
  readonly server: string;
  /** Path that the site was served under. */
  readonly path: string;
  /** A sentence for a server that did not run; then there are no results. */
  readonly skipped?: string;
  readonly results: readonly CheckResult[];
}

const passedOf = (results: readonly CheckResult[], group: CheckGroup): string => {
  const all = results.filter((result) => result.group === group);
  return `${all.filter(({ failure }) => !failure).length}/${all.length}`;
};

const rowOf = ({ server, path, skipped, results }: ServerReport): readonly string[] => [
  server,
  path,
  ...(skipped ? [skipped] : checkGroups.map((group) => passedOf(results, group))),
];

/** A table of plain text: columns as wide as their widest cell. */
export function formatTable(reports: readonly ServerReport[]): string {
  const rows = [['server', 'path', ...checkGroups], ...reports.map(rowOf)];
  // The sentence about a server that did not run may stick out.
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => (row.length > 3 ? (row[column]?.length ?? 0) : 0)), 0);
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One sentence per failure, with the server's name before it. */
export const listFailures = (reports: readonly ServerReport[]): readonly string[] =>
  reports.flatMap(({ server, results }) =>
    results.flatMap(({ failure }) => (failure ? [`${server}: ${failure}`] : [])),
  );
