// With `splitting`, esbuild writes a file for each group of entry points that share code. Injected into each of them, this
// code is in the group of all. If there were another group, it would have the same name, and esbuild would stop.
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
