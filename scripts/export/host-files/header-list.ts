import { z } from 'zod';
import { type Headers } from './headers';
import { overlaps } from './own-file';

const rule = z.looseObject({
  source: z.string().default(''),
  headers: z.array(z.looseObject({ key: z.string(), value: z.unknown() })),
});

/** Rules for headers in the owner's file, as Firebase and Vercel write them; by `regex` they have no source. */
export const headerList = z.array(rule).default([]);

type Rule = z.infer<typeof rule>;

/** A rule of the build. */
export const sourceRule = (source: string, headers: Headers): Rule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Headers that a later rule of the owner's sets otherwise, with its addresses. */
export const ownHeaders = (site: readonly Rule[], own: readonly Rule[]): string[] =>
  own.flatMap(({ source, headers }) =>
    headers
      .filter(({ key, value }) =>
        site
          .filter((one) => overlaps(one.source, source))
          .flatMap((one) => one.headers)
          .some((one) => one.key.toLowerCase() === key.toLowerCase() && one.value !== value),
      )
      .map(({ key }) => `${key} (${source})`),
  );
