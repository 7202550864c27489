import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { useUser } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import { useContributions, useProducts } from '../../plugin/react';
import { routeExists } from '../../address/exists';
import { linkTo } from '../../address/link';
import type { ButtonLook } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { pathOfList } from './list-of';

interface FindAgainLinkProps extends Pick<ButtonLook, 'variant'> {
  /** Id of the plugin that sold it. */
  product: string;
  bookingId: string;
}

/** Leads to where a booking is found again: one's own trips, or for staff the agency's list of the product. */
export function FindAgainLink({ product, bookingId, variant }: FindAgainLinkProps) {
  const { t } = useLingui();
  const isStaff = isTravelAgent(useUser()?.userType);
  const list = pathOfList(product, useProducts(), useContributions('bookings.lists'));
  const look = variant && { variant };
  if (isStaff && list && routeExists(list)) {
    const link = { to: list, search: { booking: bookingId } } as LinkProps;
    return <ButtonLink {...link} {...look}>{t`See it among the bookings`}</ButtonLink>;
  }
  return <ButtonLink {...linkTo('/mytrip')} {...look}>{t`My Trips`}</ButtonLink>;
}
