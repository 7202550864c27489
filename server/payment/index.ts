import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Entry } from './embedded/entry';
import { embeddedGateway, type EmbeddedGateway } from './embedded/gateway';
import { fileJournal, memoryJournal } from './embedded/journal';
import { createGatewayApp } from './routes';

export { closedGateway } from './closed';
export { paymentsOf } from './routed';
export type * from './open-gateway';
export { createGatewayApp } from './routes';
export type { EmbeddedGateway } from './embedded/gateway';
export { IdempotencyMismatch } from './embedded/parts';
export type { Entry as GatewayEntry } from './embedded/entry';
export { isOwnPath } from './embedded/own-path';
export type * from '../ports/payment';

export interface EmbeddedGatewayOptions {
  /** Called when its journal cannot be used: nobody can pay until that ends. */
  readonly onTrouble?: (error: unknown) => void;
  /** Directory of the journal, or the list that holds it in memory. */
  readonly journal: { dir: string } | { entries: Entry[] };
  readonly clock: { now(): Date };
  /** How long the card with the late answer keeps everybody waiting. */
  readonly lateMs?: number;
}

/**
 * The gateway that is used where no real one is configured: it takes test cards only and keeps a journal of
 * its own, independent of the application's database. `routes` belong at `/gateway`.
 */
export function createEmbeddedGateway({
  journal,
  clock,
  lateMs = 8_000,
  onTrouble,
}: EmbeddedGatewayOptions): {
  gateway: EmbeddedGateway;
  routes: Hono;
} {
  const gateway = embeddedGateway({
    clock,
    lateMs,
    openJournal: (apply) =>
      'dir' in journal
        ? fileJournal<Entry>(join(journal.dir, 'gateway.jsonl'), apply, onTrouble ? { onTrouble } : {})
        : memoryJournal<Entry>(apply, journal.entries),
  });
  return { gateway, routes: createGatewayApp(gateway) };
}
