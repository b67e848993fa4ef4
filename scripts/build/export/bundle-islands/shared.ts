// What all islands import. esbuild injects this file into each entry point, so that it writes one shared
// module instead of several small ones.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import '@/components/island/hydrate';
import '@/components/island/use-island-ready';
import '@/components/island/translatable-text';
import '@/lib/content/fallbacks';
// Only two of the three islands need these, but they have just half a kilobyte.
import '@/components/ui/icons';
import '@/lib/browser/modifier-keys';
