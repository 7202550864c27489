import { bookingScreen } from '@/core/selling/after-sale/told/ToldBooking';
import { SOLD } from '../sold';

/** One booked car, by its id or its record locator (R071, R312). */
export default bookingScreen(SOLD);
