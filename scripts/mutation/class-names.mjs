import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Class names are for the browser tests and the eye. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'class-names', {
    shouldIgnore: ({ node }) =>
      node.type === 'JSXAttribute' && node.name.name === 'className' ? 'a class name' : undefined,
  }),
];
