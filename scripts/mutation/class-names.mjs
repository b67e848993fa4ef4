import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Leaves out class names: only browser tests and people can judge them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'class-names', {
    shouldIgnore: ({ node }) =>
      node.type === 'JSXAttribute' && node.name.name === 'className' ? 'a class name' : undefined,
  }),
];
