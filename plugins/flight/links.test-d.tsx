/** What a page of the product is opened with is checked wherever it is linked. */
import { Link } from '@tanstack/react-router';
import type {} from '../links';

export const right = <Link to="/flight-details" search={{ bookingId: 'b1' }}>a booking</Link>;

// @ts-expect-error
export const wrongType = <Link to="/flight-details" search={{ bookingId: 7 }}>a booking</Link>;
