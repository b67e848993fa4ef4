import { z } from 'zod';
import { isSameName, overlaps, siteRules } from './address-rules';
import { headersOf, mediaTypes } from './headers';
import { type HostFile, jsonFile, ownJson, type Site } from './own-file';

const fields = z.record(z.string(), z.unknown());

const schema = z
  .looseObject({
    globalHeaders: fields.default({}),
    routes: z.array(z.looseObject({ route: z.string(), headers: fields.optional() })).default([]),
    responseOverrides: fields.default({}),
    mimeTypes: fields.default({}),
  })
  .prefault({});

type Fields = z.infer<typeof fields>;

/**
 * `staticwebapp.config.json` of Azure Static Web Apps. Only the first matching route applies, so
 * the owner's come first. If the owner has a route for the same addresses, our headers are added to
 * it. Nothing is passed on to other origins: Azure does that only under `/api`, for an API of its
 * own.
 *
 * @see https://learn.microsoft.com/azure/static-web-apps/configuration
 * @throws Error with a Russian sentence when the owner's file cannot be read
 */
export function azureConfig(settings: Site, own?: Buffer): HostFile {
  const config = ownJson('staticwebapp.config.json', own, schema);
  const displaced: string[] = [];
  /** Our fields under the owner's. */
  const under = (site: Fields, owners: Fields, where = ''): Fields => {
    const rest = Object.entries(site).filter(([name, value]) => {
      const other = Object.keys(owners).find((one) => isSameName(one, name));
      const isOther = other && JSON.stringify(owners[other]) !== JSON.stringify(value);
      if (isOther) displaced.push(name + where);
      return other === undefined;
    });
    return { ...Object.fromEntries(rest), ...owners };
  };
  const [, ...rules] = siteRules(settings, '*');
  const remaining = new Map(
    rules.map(({ source, headers }) => [
      source,
      Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    ]),
  );
  const globalHeaders = under(headersOf('/', settings), config.globalHeaders);
  const routes = config.routes.map((rule) => {
    const same = rule.methods === undefined && remaining.get(rule.route);
    if (same) {
      remaining.delete(rule.route);
      return { ...rule, headers: under(same, rule.headers ?? {}, ` (${rule.route})`) };
    }
    if (rules.some(({ source }) => overlaps(source, rule.route))) {
      displaced.push(`маршрут ${rule.route}`);
    }
    return rule;
  });
  const notFound = { '404': { rewrite: `${settings.basePath}/404.html` } };
  return jsonFile(
    {
      ...config,
      globalHeaders,
      routes: [...routes, ...Array.from(remaining, ([route, headers]) => ({ route, headers }))],
      responseOverrides: under(notFound, config.responseOverrides),
      mimeTypes: under(mediaTypes, config.mimeTypes),
    },
    displaced,
  );
}
