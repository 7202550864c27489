import { Trans } from '@lingui/react/macro';
import { useDeadline } from '../../../i18n/use-deadline';
import type { Place } from '../../../say/dates';
import { Text } from '../../../ui/content/Text';

/** Until when it may be given back for nothing, on the clocks of its place; null when it never may. */
export function FreeUntil({ until, place }: { until: string | null; place: Place }) {
  const deadline = useDeadline();
  return (
    <Text size={14} tone={until ? 'success' : 'secondary'}>
      {until ? (
        <Trans>Free cancellation until {deadline(until, place)}</Trans>
      ) : (
        <Trans>A cancellation fee applies at any time.</Trans>
      )}
    </Text>
  );
}
