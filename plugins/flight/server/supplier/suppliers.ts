import type { Services } from '@/server/services';
import { createSandbox, openJournal, openSeatBook } from '../sandbox';
import type { SupplierPort } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config'>;

const made = new WeakMap<Services['db'], readonly SupplierPort[]>();

/** The suppliers that this process sells from, made once. An adapter to a real one is added here, by configuration. */
export function suppliersOf({ db, clock, config }: Needed): readonly SupplierPort[] {
  let suppliers = made.get(db);
  if (!suppliers) {
    suppliers = [
      createSandbox({
        clock,
        journal: openJournal(db),
        seatBook: openSeatBook(db),
        secret: config.signingSecret,
      }),
    ];
    made.set(db, suppliers);
  }
  return suppliers;
}

/** The supplier that offers and orders are sent to. */
export const mainSupplier = (services: Needed): SupplierPort => suppliersOf(services)[0]!;
