import { bookingScreen } from '@/core/selling/after-sale/told/ToldBooking';
import { SOLD } from '../sold';

/** One booked activity, by its id or its record locator. */
export default bookingScreen(SOLD);
