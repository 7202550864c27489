import type { Services } from '@/server/ports/services';
import { openJournal } from '@/server/supplier/journal';
import { BOOKS, createSandbox } from '../sandbox';
import type { CarEvent, CarOrder } from '../sandbox/orders';
import type { CarSupplier } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config'>;

/** By the clock that they go by: what is made for another time is sold by suppliers of that time. */
const made = new WeakMap<Services['clock'], readonly CarSupplier[]>();

/** The suppliers that this process sells from, made once. An adapter to a real one is added here, by configuration. */
export function suppliersOf({ db, clock, config }: Needed): readonly CarSupplier[] {
  let suppliers = made.get(clock);
  if (!suppliers) {
    const journal = openJournal<CarOrder, CarEvent>(db, BOOKS);
    suppliers = [createSandbox({ clock, journal, secret: config.signingSecret })];
    made.set(clock, suppliers);
  }
  return suppliers;
}

/** The supplier that offers and orders are sent to. */
export const mainSupplier = (services: Needed): CarSupplier => suppliersOf(services)[0]!;
