import { bookingScreen } from '@/core/selling/after-sale/told/ToldBooking';
import { SOLD } from '../sold';

/** One booked stay, by its id or its record locator (R071, G39). */
export default bookingScreen(SOLD);
