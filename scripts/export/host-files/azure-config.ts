import { fileTypes, headerRules, headersOf, mediaTypes } from './headers';

/**
 * `staticwebapp.config.json` of Azure Static Web Apps, where a route's headers take precedence
 * over the global ones and only the first route that matches counts.
 *
 * @param basePath sub-path without a final slash
 * @see https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function azureConfig(basePath: string): string {
  const config = {
    globalHeaders: headersOf('/'),
    routes: [
      ...Object.entries(fileTypes).map(([address, type]) => ({
        route: `${basePath}${address}`,
        headers: { 'Content-Type': type },
      })),
      ...headerRules
        .filter(({ folder }) => folder !== '/')
        .map(({ folder, headers }) => ({ route: `${basePath}${folder}*`, headers })),
    ],
    responseOverrides: { '404': { rewrite: `${basePath}/404.html` } },
    mimeTypes: mediaTypes,
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
