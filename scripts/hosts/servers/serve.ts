import handler from 'serve-handler';
import type { InProcessServer } from './server';

/** The handler of `npx serve`, which adds a command line, compression and an update check. */
export const serve: InProcessServer = {
  name: 'serve',
  ownNotFoundPage: true,
  contentTypes: { avif: '' },
  note: 'its table of types is older than avif, which browsers recognise by its bytes',
  createListener: (root) => (request, response) => {
    void handler(request, response, { public: root });
  },
};
