import { fileTypes, headerRules, mediaTypes } from './headers';

/**
 * `firebase.json` of Firebase Hosting for the export as a project of its own. Where rules overlap,
 * the later one counts; what is ignored is not uploaded.
 *
 * @param basePath sub-path without a final slash
 * @see https://firebase.google.com/docs/hosting/full-config
 */
export function firebaseConfig(basePath: string): string {
  const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const config = {
    hosting: {
      public: '.',
      // Not the usual «**/.*», which would leave .well-known out.
      ignore: ['firebase.json', '.firebaserc', '.firebase/**', 'firebase-debug.log'],
      trailingSlash: true,
      headers: [
        ...headerRules.map(({ folder, headers }) => rule(`${basePath}${folder}**`, headers)),
        ...Object.entries(mediaTypes).map(([extension, type]) =>
          rule(`${basePath}/**/*${extension}`, { 'Content-Type': type }),
        ),
        ...Object.entries(fileTypes).map(([address, type]) =>
          rule(`${basePath}${address}`, { 'Content-Type': type }),
        ),
      ],
    },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
