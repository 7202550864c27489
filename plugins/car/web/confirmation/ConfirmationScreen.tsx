import { confirmationScreen } from '@/core/selling/after-sale/told/ToldConfirmed';
import { SOLD } from '../sold';
import { Pass } from './Pass';

/** A booking on its way, then the rental that is booked. */
export default confirmationScreen(SOLD, Pass);
