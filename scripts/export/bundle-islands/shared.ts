// What all islands import. Added to each of their modules, so that it is one file, not four.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import '@/components/island/hydrate';
import '@/components/island/use-island-ready';
import '@/components/island/words';
import '@/lib/content/fallbacks';
// The form does not need these three; they are half a kilobyte.
import '@/components/ui/icons';
import '@/lib/browser/plain-click';
