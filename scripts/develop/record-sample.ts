import { writeFileSync } from 'node:fs';
import { digestsOfContent, RECORD_FILE } from '../build/launch-list/sample-texts/record';

/**
 * `npm run record-sample`: records the current texts of lib/content as the sample's texts. Developers run it
 * after they have changed the sample; owners never need it.
 */
writeFileSync(RECORD_FILE, `${JSON.stringify(digestsOfContent(), undefined, 2)}\n`);
