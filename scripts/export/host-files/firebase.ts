import { z } from 'zod';
import { type HostSettings } from './account-proxy';
import {
  addressRules,
  displacedHeaders,
  fromHeaderList,
  headerList,
  toHeaderList,
} from './address-rules';
import { mediaTypes } from './headers';
import { type HostFile, jsonFile, ownJson, WHOLE_FILE } from './own-file';

const hosting = z.looseObject({ headers: headerList });

const schema = z
  .looseObject({ hosting: z.array(z.unknown()).or(hosting).prefault({}) })
  .prefault({});

/** The project; not uploaded is less than by default, which leaves .well-known out. */
const project = {
  public: '.',
  ignore: ['firebase.json', '.firebaserc', '.firebase/**', 'firebase-debug.log'],
  trailingSlash: true,
};

/**
 * `firebase.json` of Firebase Hosting for the export as a project of its own; the later rule counts. It
 * passes nothing on to other origins: its rewrites lead to Cloud Functions and Cloud Run alone.
 *
 * @see https://firebase.google.com/docs/hosting/full-config
 * @throws Error with a Russian sentence when the owner's file cannot be read
 */
export function firebaseConfig(settings: HostSettings, own?: Buffer): HostFile {
  const { hosting: site, ...services } = ownJson('firebase.json', own, schema);
  // Several sites, of which nobody knows here which is this one.
  if (Array.isArray(site)) return { content: own ?? '', displaced: [WHOLE_FILE] };
  const { headers, ...fields } = site;
  const rules = addressRules(settings, '**');
  for (const [extension, type] of Object.entries(mediaTypes)) {
    rules.push([`${settings.basePath}/**/*${extension}`, { 'Content-Type': type }]);
  }
  const all = [...toHeaderList(rules), ...headers];
  return jsonFile({ ...services, hosting: { ...project, ...fields, headers: all } }, [
    ...Object.keys(project).filter((name) => name in fields),
    ...displacedHeaders(rules, fromHeaderList(headers)),
  ]);
}
