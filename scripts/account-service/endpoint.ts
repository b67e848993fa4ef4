import type { IncomingMessage, ServerResponse } from 'node:http';

/** One address of the service. Both functions get only GET and HEAD. */
export interface Endpoint {
  /** Does the work and ends the response; a rejection is answered like a failure. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Ends the response the way a broken service would. */
  fail(response: ServerResponse): void;
}
