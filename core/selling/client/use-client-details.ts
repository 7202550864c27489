import { useEffect } from 'react';
import { useSetAtom } from 'jotai';
import { useUser } from '../../session/session';
import type { User } from '../../contract/people/user';
import {
  getBookingClient,
  isClientRefusal,
  type BookingClientDetails,
} from '../../contract/bookings/booking-for';
import { useApiQuery } from '../../query/query';
import { clientRefusalAtom, useClientId } from './state';

/** What a checkout can be filled in with. */
export type KnownUser = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'userType' | 'home'>;

/** What is known of the client for whom staff books; undefined without one, and until it is known. */
export function useClientDetails(): BookingClientDetails | undefined {
  const id = useClientId();
  const refuse = useSetAtom(clientRefusalAtom);
  const { data, error } = useApiQuery(
    getBookingClient,
    { params: { id: id ?? 'none' } },
    { enabled: id !== null, select: (answer) => answer.data },
  );
  useEffect(() => {
    if (error && isClientRefusal(error.code)) refuse(error);
  }, [error, refuse]);
  return id === null ? undefined : data;
}

/** Who travels and is written to as far as is known: the client, else whoever is signed in. */
export function useCheckoutPerson(): KnownUser | null {
  const user = useUser();
  const client = useClientDetails();
  return client ? { ...client, userType: 'Client' } : user;
}
