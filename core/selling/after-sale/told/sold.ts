import type { ComponentType } from 'react';
import type { Told, Telling } from '../../../say/told';
import type { Cancelled, CancelHandlers } from '../cancel/CancelBooking';
import type { Booking, SoldProduct } from '../product';
import type { OwnDrawing } from './ToldCards';

/** A booking that the server lets cancel, or not. */
export interface SoldBooking extends Booking {
  canCancel: boolean;
}

/** A product's bookings after the sale: what each tells, and what of its pages is the product's own. */
export interface Sold<B extends SoldBooking> extends SoldProduct<B> {
  /** The page's name, in a few words. */
  called: (booking: B) => string | undefined;
  tell: (booking: B, say: Telling) => Told;
  drawn?: OwnDrawing<B>;
  /** Asks before it is cancelled; loaded with the first question. */
  Cancel: ComponentType<CancelHandlers<B> & Cancelled>;
  /** What that has to know beside the price. */
  cancelled?: (booking: B) => Partial<Cancelled>;
  /** Whether it may still be cancelled, whatever else the server lets. */
  mayCancel?: (booking: B) => boolean;
  /** Whether there is a paper of ours, where another one may count instead. */
  hasPaper?: (booking: B) => boolean;
}
