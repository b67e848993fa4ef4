/** @jest-environment node */
import json from '@/lib/content/product.json';
import { parseProduct } from '@/lib/product/parse';

/** As keytool shows one. */
const FINGERPRINT = `${'AB:'.repeat(31)}01`;

const withCertificates = (certificates: unknown, packageName = 'org.slovar.app') => ({
  ...json,
  app: { ...json.app, packageName, certificates },
});

it('fields that came later may be left out', () => {
  const [app, product] = [{ ...json.app }, { ...json }] as const;
  Reflect.deleteProperty(app, 'certificates');
  Reflect.deleteProperty(product, 'confirmed');

  expect(parseProduct({ ...product, app })).toMatchObject({
    confirmed: [],
    app: { certificates: [] },
  });
});

it('fingerprints are kept in the form that Android reads', () => {
  const { app } = parseProduct(withCertificates([` ${FINGERPRINT.toLowerCase()}`]));

  expect(app.certificates).toEqual([FINGERPRINT]);
});

const certificate = 'app.certificates, запись 1';

it.each([
  [certificate, withCertificates(['AB'.repeat(32)]), 'нужен отпечаток SHA-256'],
  [certificate, withCertificates([`${'AB:'.repeat(31)}G1`]), 'нужен отпечаток SHA-256'],
  [certificate, withCertificates([FINGERPRINT.slice(3)]), '32 пары'],
  ['app.certificates', withCertificates([FINGERPRINT], ''), 'впишите и app.packageName'],
  ['app.certificates', withCertificates(FINGERPRINT), 'список в квадратных скобках'],
  ['confirmed, запись 1', { ...json, confirmed: ['deletion'] }, 'нужно одно из: deletion.final, '],
])('a wrong %s is told in a Russian sentence', (field, wrong, remedy) => {
  const parse = () => parseProduct(wrong);

  expect(parse).toThrow(`lib/content/product.json, ${field}: `);
  expect(parse).toThrow(remedy);
});
