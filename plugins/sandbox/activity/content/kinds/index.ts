import type { Kind } from '../kind';
import { MOVES } from './moves';
import { SIGHTS } from './sights';
import { TASTES } from './tastes';

/** Every kind of thing to do in the embedded world. */
export const KINDS: readonly Kind[] = [...SIGHTS, ...TASTES, ...MOVES];
