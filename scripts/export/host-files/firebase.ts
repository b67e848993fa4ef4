import { z } from 'zod';
import { type HostSettings } from './account-proxy';
import { headerList, ownHeaders, sourceRule } from './header-list';
import { fileTypes, headerRules, mediaTypes } from './headers';
import { type HostFile, jsonFile, ownJson, WHOLE_FILE } from './own-file';

const hostingSchema = z.looseObject({ headers: headerList });

const schema = z
  .looseObject({ hosting: z.union([z.array(z.unknown()), hostingSchema]).optional() })
  .default({});

/**
 * `firebase.json` of Firebase Hosting for the export as a project of its own; the later rule counts. It
 * passes nothing on to other origins: its rewrites lead to Cloud Functions and Cloud Run alone.
 *
 * @see https://firebase.google.com/docs/hosting/full-config
 * @throws Error with a Russian sentence when the owner's file cannot be read
 */
export function firebaseConfig(settings: HostSettings, own?: Buffer): HostFile {
  const { hosting, ...services } = ownJson('firebase.json', own, schema);
  // Several sites, of which nobody knows here which is this one.
  if (own && Array.isArray(hosting)) return { content: own, displaced: [WHOLE_FILE] };
  const { headers = [], ...fields } = (hosting ?? {}) as Partial<z.infer<typeof hostingSchema>>;
  const { basePath } = settings;
  const site = [
    ...headerRules(settings).map((rule) => sourceRule(`${basePath}${rule.folder}**`, rule.headers)),
    ...Object.entries(mediaTypes).map(([extension, type]) =>
      sourceRule(`${basePath}/**/*${extension}`, { 'Content-Type': type }),
    ),
    ...Object.entries(fileTypes).map(([address, type]) =>
      sourceRule(basePath + address, { 'Content-Type': type }),
    ),
  ];
  const project = {
    public: '.',
    // Not uploaded. Not the usual «**/.*», which would leave .well-known out.
    ignore: ['firebase.json', '.firebaserc', '.firebase/**', 'firebase-debug.log'],
    trailingSlash: true,
  };
  return jsonFile(
    { ...services, hosting: { ...project, ...fields, headers: [...site, ...headers] } },
    [...Object.keys(project).filter((name) => name in fields), ...ownHeaders(site, headers)],
  );
}
