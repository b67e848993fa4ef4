import { z } from 'zod';
import { type HostSettings } from './account-proxy';
import { fileTypes, folderRules, headersOf, mediaTypes } from './headers';
import { type HostFile, jsonFile, overlaps, ownJson } from './own-file';

const fields = z.record(z.string(), z.unknown());

const route = z.looseObject({ route: z.string(), headers: fields.optional() });

const schema = z
  .looseObject({
    globalHeaders: fields.default({}),
    routes: z.array(route).default([]),
    responseOverrides: fields.default({}),
    mimeTypes: fields.default({}),
  })
  .default({ globalHeaders: {}, routes: [], responseOverrides: {}, mimeTypes: {} });

type Fields = Readonly<Record<string, unknown>>;

/** The build's fields under the owner's; names of headers are the same in any case. */
function under(site: Fields, own: Fields) {
  const names = new Map(Object.keys(own).map((name) => [name.toLowerCase(), name]));
  const ownOf = (name: string) => names.get(name.toLowerCase());
  const displaced = Object.entries(site).filter(([name, value]) => {
    const other = ownOf(name);
    return other !== undefined && JSON.stringify(own[other]) !== JSON.stringify(value);
  });
  const rest = Object.entries(site).filter(([name]) => ownOf(name) === undefined);
  return {
    fields: { ...Object.fromEntries(rest), ...own },
    displaced: displaced.map(([name]) => name),
  };
}

type Route = z.infer<typeof route>;

/**
 * The owner's routes, then ours: only the first that matches counts. One of the owner's for the same address
 * takes our headers in; where another one matches, ours do nothing.
 */
function mergeRoutes(site: readonly Route[], own: readonly Route[]) {
  const isSame = (rule: Route, other: Route) =>
    rule.route === other.route && rule.methods === undefined;
  const displaced: string[] = [];
  const merged = own.map((rule) => {
    const same = site.find((one) => isSame(rule, one));
    if (!same) {
      const isInTheWay = site.some((one) => overlaps(one.route, rule.route));
      if (isInTheWay) displaced.push(`маршрут ${rule.route}`);
      return rule;
    }
    const headers = under(same.headers ?? {}, rule.headers ?? {});
    displaced.push(...headers.displaced.map((name) => `${name} (${rule.route})`));
    return { ...rule, headers: headers.fields };
  });
  const others = site.filter((one) => !own.some((rule) => isSame(rule, one)));
  return { fields: [...merged, ...others], displaced };
}

/**
 * `staticwebapp.config.json` of Azure Static Web Apps. Nothing is passed on to other origins: an API of
 * Azure's own answers, under `/api` alone.
 *
 * @see https://learn.microsoft.com/azure/static-web-apps/configuration
 * @throws Error with a Russian sentence when the owner's file cannot be read
 */
export function azureConfig(settings: HostSettings, own?: Buffer): HostFile {
  const { basePath } = settings;
  const config = ownJson('staticwebapp.config.json', own, schema);
  const site = [
    ...Object.entries(fileTypes).map(([address, type]) => ({
      route: basePath + address,
      headers: { 'Content-Type': type },
    })),
    ...folderRules.map(({ folder, headers }) => ({ route: `${basePath}${folder}*`, headers })),
  ];
  const notFound = { '404': { rewrite: `${basePath}/404.html` } };
  const merged = {
    globalHeaders: under(headersOf('/', settings), config.globalHeaders),
    routes: mergeRoutes(site, config.routes),
    responseOverrides: under(notFound, config.responseOverrides),
    mimeTypes: under(mediaTypes, config.mimeTypes),
  };
  const fields = Object.entries(merged).map(([name, part]) => [name, part.fields]);
  return jsonFile(
    { ...config, ...Object.fromEntries(fields) },
    Object.values(merged).flatMap(({ displaced }) => displaced),
  );
}
