import json from './facts.json';
import { parseFacts } from '@/lib/product/parse';

/** The owner's facts, checked. Server only: pages and scripts read it, islands get what they show. */
export const facts = parseFacts(json);
