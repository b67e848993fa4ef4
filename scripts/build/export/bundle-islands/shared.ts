// Injected into each entry point, so that esbuild writes one shared module instead of several small ones.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import '@/components/islands/runtime/hydrate';
import '@/components/islands/runtime/use-island-ready';
import '@/components/islands/runtime/translatable-text';
// The deletion form does not need these modules, but they add only half a kilobyte to the code that it loads.
import '@/components/ui/icons';
import '@/lib/browser/modifier-keys';
import '@/lib/browser/open-panels';
