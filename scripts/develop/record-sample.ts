import { writeFileSync } from 'node:fs';
import { digestsOfContent, RECORD_FILE } from '../build/launch-list/sample-texts/record';

/**
 * `npm run record-sample`: records the present texts of lib/content as the sample's. Developers run it after a
 * change of the sample; an owner never needs it.
 */
writeFileSync(RECORD_FILE, `${JSON.stringify(digestsOfContent(), undefined, 2)}\n`);
