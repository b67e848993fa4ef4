import { parseFacts } from './facts-schema';
import json from './facts.json';

/** The owner's facts, checked. Server only: pages and scripts read it, islands get what they show. */
export const facts = parseFacts(json);
