// What islands need. The bundler adds it to each of the islands' modules, also
// to the dialogs that come later, and keeps in one file what all of them import:
// one request instead of four.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import './hydrate';
import './use-island-ready';
import '@/lib/content/fallbacks';
// The form needs none of these two; they are half a kilobyte.
import '@/components/ui/icons';
import '@/lib/browser/plain-click';
