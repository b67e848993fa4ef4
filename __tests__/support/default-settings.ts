import { variableNames } from '@/lib/settings/parse';

/** Unit tests have the default settings, whatever this deployment's are. */
for (const name of variableNames) delete process.env[name];
