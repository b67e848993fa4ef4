// What all islands import. The bundler adds it to each of their modules, also to the dialogs that
// are loaded later, so that it ends in one shared file: one request instead of four.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import '@/components/island/hydrate';
import '@/components/island/use-island-ready';
import '@/lib/content/fallbacks';
// The form does not need these two; they are half a kilobyte.
import '@/components/ui/icons';
import '@/lib/browser/plain-click';
