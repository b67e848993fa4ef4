// What all islands import. esbuild injects this file into each entry point, so that there is one shared
// module and not four.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import '@/components/island/hydrate';
import '@/components/island/use-island-ready';
import '@/components/island/translatable-text';
import '@/lib/content/fallbacks';
// Two of the three islands need these, which have half a kilobyte.
import '@/components/ui/icons';
import '@/lib/browser/announced-focus';
import '@/lib/browser/modifier-keys';
