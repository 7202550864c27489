import { keepPreviousData } from '@tanstack/react-query';
import { findBookingClients } from '../../contract/bookings/booking-for';
import { useApiQuery } from '../../query/query';

/** The clients for whom this member of the staff may book, by name or address; with nothing typed the first of all. */
export const useClients = (typed: string) => {
  const searchQuery = typed.trim();
  return useApiQuery(
    findBookingClients,
    { query: searchQuery ? { searchQuery } : {} },
    { select: ({ data }) => data, placeholderData: keepPreviousData },
  );
};
