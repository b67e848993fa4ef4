// What every island needs. The bundler adds it to each of the islands' modules,
// also to the dialogs that come later, and keeps in one file what all of them
// import: one request instead of three.
import 'react';
import 'react/jsx-runtime';
import 'react-dom/client';
import './hydrate';
import './use-island-ready';
