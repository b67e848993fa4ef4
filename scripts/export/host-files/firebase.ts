import { z } from 'zod';
import { addressRules, displacedHeaders, siteRules, toAddressRule } from './address-rules';
import { mediaTypes } from './headers';
import { type HostFile, jsonFile, ownJson, type Site, WHOLE_FILE } from './own-file';

const hosting = z.looseObject({ headers: addressRules });

const schema = z
  .looseObject({ hosting: z.array(z.unknown()).or(hosting).prefault({}) })
  .prefault({});

/** The project's settings. `ignore` is shorter than the default, which would leave out .well-known. */
const project = {
  public: '.',
  ignore: ['firebase.json', '.firebaserc', '.firebase/**', 'firebase-debug.log'],
  trailingSlash: true,
};

/**
 * `firebase.json` of Firebase Hosting for the export as a project of its own; later rules override
 * earlier ones. Nothing is passed on to other origins: Firebase rewrites only to Cloud Functions
 * and Cloud Run.
 *
 * @see https://firebase.google.com/docs/hosting/full-config
 * @throws Error with a Russian sentence when the owner's file cannot be read
 */
export function firebaseConfig(settings: Site, own?: Buffer): HostFile {
  const { hosting: site, ...services } = ownJson('firebase.json', own, schema);
  // The file describes several sites, and we cannot know which of them is this one.
  if (Array.isArray(site)) return { content: own ?? '', displaced: [WHOLE_FILE] };
  const { headers, ...fields } = site;
  const rules = [
    ...siteRules(settings, '**'),
    ...Object.entries(mediaTypes).map(([extension, type]) =>
      toAddressRule(`${settings.basePath}/**/*${extension}`, { 'Content-Type': type }),
    ),
  ];
  const all = [...rules, ...headers];
  return jsonFile({ ...services, hosting: { ...project, ...fields, headers: all } }, [
    ...Object.keys(project).filter((name) => name in fields),
    ...displacedHeaders(rules, headers),
  ]);
}
