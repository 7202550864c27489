import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { classes } from '../../ui/content/box';
import { Container } from '../../ui/content/layout';
import { clientRefusalAtom, useBookingFor } from './state';
import { ClientPicker } from './ClientPicker';
import { ClientRefusal } from './ClientRefusal';
import { NoClients } from './NoClients';
import { useClients } from './use-clients';
import * as css from './BookingForBar.css';

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
