import { type Metafile } from 'esbuild';

/** esbuild's description of the files that it has written, by their paths. */
export type Outputs = Metafile['outputs'];

/** A module and all that it imports, each once and imports first; with `later`, dynamic imports too. */
export function withImports(
  outputs: Outputs,
  file: string,
  later: boolean,
  known = new Set<string>(),
) {
  const imports = outputs[file]?.imports ?? [];
  for (const { path: other, kind } of imports) {
    if (known.has(other) || other === file) continue;
    if (kind === 'import-statement' || later) withImports(outputs, other, later, known);
  }
  return known.add(file);
}

/** Source files whose code is in the modules, at least in part. */
export const sourcesIn = (outputs: Outputs) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : []));

/** Components that are in the files. */
export const componentsIn = (outputs: Outputs, files: Iterable<string>) =>
  [...files]
    .flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
    .filter((source) => source.startsWith('components/'));
