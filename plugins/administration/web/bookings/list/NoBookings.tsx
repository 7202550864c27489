import { Trans, useLingui } from '@lingui/react/macro';
import { useContributions } from '@/core/plugin/react';
import { linkTo } from '@/core/address/link';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Luggage } from '@/core/ui/pictures/icons';

/** An empty list and the next step: taking the filters away, or booking something (R382). */
export function NoBookings({
  narrowed,
  plugin,
  onClear,
}: {
  narrowed: boolean;
  plugin: string;
  onClear: () => void;
}) {
  const { t } = useLingui();
  const tab = useContributions('menu').find((each) => each.plugin === plugin);
  if (narrowed)
    return (
      <EmptyState
        icon={Luggage}
        title={t`No bookings match`}
        action={<Button variant="secondary" onClick={onClear}>{t`Clear all filters`}</Button>}
      >
        <Trans>Nothing was found with these filters.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Luggage}
      title={t`No bookings yet`}
      action={tab && <ButtonLink {...linkTo(tab.to)}>{t`Book Now`}</ButtonLink>}
    >
      <Trans>What is booked on your site appears here.</Trans>
    </EmptyState>
  );
}
