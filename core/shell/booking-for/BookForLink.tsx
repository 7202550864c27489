import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { menuHomesOf } from '../../navigation/home';
import type { BookingClient } from '../../contract/bookings/booking-for';
import { useHostSnapshot, usePluginHost } from '../../plugin/react';
import { linkTo } from '../../address/link';
import { useServiceTabs } from '../signed-in/use-service-tabs';
import { bookNowPath } from '../staff/side-links';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Plus } from '../../ui/pictures/icons';
import { bookingForAtom } from '../../selling/client/state';

/** Leads to where something is booked, for this client. */
export function BookForLink({ client: { _id, name, email } }: { client: BookingClient }) {
  const { t } = useLingui();
  const choose = useSetAtom(bookingForAtom);
  const host = usePluginHost();
  useHostSnapshot();
  return (
    <ButtonLink
      {...linkTo(bookNowPath(useServiceTabs(), menuHomesOf(host)))}
      variant="primary"
      icon={Plus}
      onClick={() => choose({ _id, name, email })}
    >
      {t`Book for this client`}
    </ButtonLink>
  );
}
