import { app, withOwn } from '../../../support/own-host-file';
import { assetLinks, securityTxt } from '@/scripts/export/host-files/well-known';

it('security.txt names the support address, the languages and an end one year from the day', () => {
  const evening = Date.UTC(2026, 10, 21, 18, 30);

  expect(securityTxt('support@slovar.example', evening).content.toString()).toBe(
    'Contact: mailto:support@slovar.example\nExpires: 2027-11-21T00:00:00Z\nPreferred-Languages: ru, en\n',
  );
});

describe('beside a file of the owner’s', () => {
  it('security.txt, which may be signed, stays as it is, and that is said', () => {
    const { text, said } = withOwn('.well-known/security.txt', 'Contact: https://a.example');

    expect(text).toBe('Contact: https://a.example');
    expect(said).toHaveLength(1);
  });

  const statement = (name: string, certificates = ['AA']) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: name,
      sha256_cert_fingerprints: certificates,
    },
  });

  it('assetlinks.json has the owner’s statements of other apps before ours, which names the certificates', () => {
    const other = statement('org.other');
    const { text } = withOwn('.well-known/assetlinks.json', [other]);

    expect(JSON.parse(text)).toEqual([other, statement(app.packageName, [...app.certificates])]);
    expect(assetLinks({ ...app, certificates: [] })).toBeUndefined();
  });

  it('a statement of the owner’s about the same app counts', () => {
    const same = [statement(app.packageName)];
    const { text, said } = withOwn('.well-known/assetlinks.json', same);

    expect(JSON.parse(text)).toEqual(same);
    expect(said).toHaveLength(1);
  });
});
