import { useLingui } from '@lingui/react/macro';
import { pathOfList } from '@/core/selling/after-sale/list-of';
import { useContributions, useProducts, useServed } from '@/core/plugin/react';
import { linkTo } from '@/core/address/link';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import type { AuditEntry } from '../../contract/audit';

/** The booking that something was done to: its locator, which opens it beside its list. */
export function BookingLink({ id, product, locator }: NonNullable<AuditEntry['booking']>) {
  const { t } = useLingui();
  useServed([product]);
  const tabs = useProducts();
  const lists = useContributions('bookings.lists');
  const path = pathOfList(product, tabs, lists);
  const name = locator ?? t`Booking`;
  return (
    <Text as="span" size={14}>
      {path ? (
        <TextLink {...linkTo(path)} search={{ booking: id } as never}>
          {name}
        </TextLink>
      ) : (
        name
      )}
    </Text>
  );
}
