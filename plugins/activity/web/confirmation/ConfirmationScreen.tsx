import { confirmationScreen } from '@/core/selling/after-sale/told/ToldConfirmed';
import { SOLD } from '../sold';
import { Vouchers } from './Vouchers';

/** A booking on its way, then the activity that is booked. */
export default confirmationScreen(SOLD, Vouchers);
