import { type Metafile } from 'esbuild';

/** esbuild's description of its output files, by their paths. */
export type Outputs = Metafile['outputs'];

/** Source files whose code is in the modules, at least in part. */
export const sourcesIn = (outputs: Outputs) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : []));

/** Source files of components whose code may be in a module or in a module that it imports. */
export const componentsIn = (outputs: Outputs, file: string): string[] => {
  const { inputs = {}, imports = [] } = outputs[file] ?? {};
  const files = [inputs, ...imports.map(({ path }) => outputs[path]?.inputs ?? {})];
  return files.flatMap(Object.keys).filter((source) => source.startsWith('components/'));
};
