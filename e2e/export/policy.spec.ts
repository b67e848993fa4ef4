import { expect, test } from '@playwright/test';
import { exportedPages, readExported } from '../support/exported';
import { readPolicy } from '../support/policy';

for (const file of exportedPages) {
  test(`${file} has its policy first, with scripts by their hashes and nothing unsafe`, () => {
    const policy = readPolicy(readExported(file));
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('trusted-types')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toContain('unsafe');
    const [own, ...hashes] = policy.get('script-src') ?? [];
    expect(own).toBe("'self'");
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-.{43}='$/);
  });
}
