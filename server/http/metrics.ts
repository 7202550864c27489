import type { Trouble } from './sparing-log';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** A call was answered by 503. */
  refused(why: Trouble): void;
  /** A booking waits for a person (INV-6). */
  raised(): void;
  /** As a monitor reads them. */
  read(): Promise<string>;
  readonly contentType: string;
}

/** How the line to a supplier stands. */
interface LineFigures {
  readonly product: string;
  readonly supplier: string;
  readonly circuit: keyof typeof CIRCUITS;
  readonly trips: number;
}
const CIRCUITS = { closed: 0, 'half-open': 1, open: 2 } as const;

/** Numbers for a monitoring system. Routes are those of the contract, never addresses with ids in them. */
export function createMetrics(lines: () => readonly LineFigures[] = () => []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 10, 60],
    registers: [registry],
  });
  const raised = new Counter({
    name: 'bookings_raised_total',
    help: 'Bookings that wait for a person',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'calls_refused_total',
    help: 'Calls answered by 503: the database was away, or there was too much to do',
    labelNames: ['why'],
    registers: [registry],
  });
  new Gauge({
    name: 'supplier_circuit_state',
    help: 'Whether a supplier is asked for what it sells: 0 yes, 1 by one call to try, 2 no, because it is silent',
    labelNames: ['product', 'supplier'],
    registers: [registry],
    collect() {
      for (const { product, supplier, circuit } of lines())
        this.set({ product, supplier }, CIRCUITS[circuit]);
    },
  });
  new Counter({
    name: 'supplier_circuit_trips_total',
    help: 'How often a supplier has been found silent',
    labelNames: ['product', 'supplier'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { product, supplier, trips } of lines()) this.inc({ product, supplier }, trips);
    },
  });
  return {
    refused: (why) => refused.inc({ why }),
    raised: () => raised.inc(),
    observe: ({ method, route, status }, seconds) =>
      duration.observe({ method, route, status: String(status) }, seconds),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
