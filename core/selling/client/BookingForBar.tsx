import { useLingui, Trans } from '@lingui/react/macro';
import { useAtomValue, useAtom } from 'jotai';
import { classes } from '../../ui/content/box';
import { Container } from '../../ui/content/layout';
import {
  clientRefusalAtom,
  useBookingFor,
  bookingForAtom,
  bookingForLockedAtom,
  nameOfClient,
} from './state';
import { ClientRefusal } from './ClientRefusal';
import * as css from './BookingForBar.css';
import { useState } from 'react';
import { useUser } from '../../session/session';
import { Combobox } from '../../ui/pickers/Combobox';
import { UserRound, UserPlus } from '../../ui/pictures/icons';
import { routeExists } from '../../address/exists';
import { linkTo } from '../../address/link';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Text } from '../../ui/content/Text';
import { findBookingClients } from '../../contract/bookings/booking-for';
import { useFound } from '../../query/use-found';

/** The clients for whom this member of the staff may book, by name or address; with nothing typed the first of all. */
const useClients = (typed: string) => {
  const searchQuery = typed.trim();
  return useFound(findBookingClients, { query: searchQuery ? { searchQuery } : {} });
};

const CLIENTS = '/clients';

/** Stands where clients would be chosen when there is none to choose: for whom is booked then, and who can change that. */
function NoClients() {
  const { t } = useLingui();
  const user = useUser();
  return (
    <div className={css.nobody}>
      <Text as="span" size={14}>
        {user?.isRestrictedAgent ? (
          <Trans>
            You book for yourself. No client is assigned to you yet: ask your agency’s owner for one.
          </Trans>
        ) : user?.userType === 'AgencyOwner' ? (
          <Trans>You book for yourself. Your agency has no clients yet.</Trans>
        ) : (
          <Trans>You book for yourself. Your agency has no clients yet: ask its owner to add one.</Trans>
        )}
      </Text>
      {user?.userType === 'AgencyOwner' && routeExists(CLIENTS) && (
        <ButtonLink
          {...linkTo(CLIENTS)}
          search={{ open: 'add' }}
          variant="quiet"
          size="small"
          icon={UserPlus}
        >
          {t`Add client`}
        </ButtonLink>
      )}
    </div>
  );
}

/**
 * For whom staff books, on every page on which something is booked: whose prices are shown, whose trip it becomes. It says
 * why a client cannot be booked for, and stays beside whatever was typed.
 */
export default function BookingForBar() {
  const { t } = useLingui();
  const client = useBookingFor();
  const refusal = useAtomValue(clientRefusalAtom);
  const isNobody = useClients('').found?.data.length === 0;
  return (
    <section className={classes(css.room, client && css.chosen)} aria-label={t`Booking for`}>
      <Container width="wide">
        <div className={css.bar}>
          <span className={css.label} aria-hidden="true">
            {t`Booking for`}
          </span>
          {isNobody && !client ? (
            <NoClients />
          ) : (
            <div className={css.field}>
              <ClientPicker />
            </div>
          )}
          {client?.name && <span className={css.address}>{client.email}</span>}
          {client && refusal && (
            <div className={css.refusal}>
              <ClientRefusal refusal={refusal} />
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}

/** The client for whom staff books, found by name or address. */
function ClientPicker() {
  const { t } = useLingui();
  const [client, choose] = useAtom(bookingForAtom);
  const isLocked = useAtomValue(bookingForLockedAtom);
  const isRestricted = useUser()?.isRestrictedAgent === true;
  const [typed, setTyped] = useState('');
  const { found, status } = useClients(typed);
  const clients = found?.data ?? [];
  return (
    <Combobox
      label={t`Booking for`}
      hideLabel
      icon={UserRound}
      placeholder={t`Yourself, or a client by name, email or phone`}
      disabled={isLocked}
      value={client?._id ?? null}
      {...(client ? { valueLabel: nameOfClient(client) } : {})}
      onChange={(id) => choose(clients.find(({ _id }) => _id === id) ?? null)}
      onQueryChange={setTyped}
      {...(isRestricted ? { nothing: t`None of the clients assigned to you matches.` } : {})}
      status={status}
      options={clients.map((one) => ({
        value: one._id,
        label: nameOfClient(one),
        ...(one.name ? { detail: one.email } : {}),
      }))}
    />
  );
}
