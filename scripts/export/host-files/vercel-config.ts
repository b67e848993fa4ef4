import { fileTypes, headerRules } from './headers';

/**
 * `vercel.json` for the export as a project of its own; the later rule counts.
 *
 * @param basePath sub-path without a final slash
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelConfig(basePath: string): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      ...headerRules.map(({ folder, headers }) => ({
        source: `${basePath}${folder}(.*)`,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      ...Object.entries(fileTypes).map(([address, type]) => ({
        source: `${basePath}${address}`,
        headers: [{ key: 'Content-Type', value: type }],
      })),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
