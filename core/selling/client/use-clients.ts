import { findBookingClients } from '../../contract/bookings/booking-for';
import { useFound } from '../../query/use-found';

/** The clients for whom this member of the staff may book, by name or address; with nothing typed the first of all. */
export const useClients = (typed: string) => {
  const searchQuery = typed.trim();
  return useFound(findBookingClients, { query: searchQuery ? { searchQuery } : {} });
};
