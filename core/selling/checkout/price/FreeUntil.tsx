import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format';
import { useDeadline } from '../../../i18n/use-deadline';
import type { Place } from '../../../say/dates';
import { protectedText } from '../../../say/protected-text';
import { Text } from '../../../ui/content/Text';

interface FreeUntilProps {
  until: string | null;
  place: Place;
  /** Until when a protection gives back what the terms would keep, ISO. */
  protectedUntil?: string | null;
}

/** Until when it may be given back for nothing, on the clocks of its place; null when it never may. */
export function FreeUntil({ until, place, protectedUntil = null }: FreeUntilProps) {
  const { i18n } = useLingui();
  const { locale } = useFormat();
  const deadline = useDeadline();
  return (
    <Text size={14} tone={until || protectedUntil ? 'success' : 'secondary'}>
      {until ? (
        <Trans>Free cancellation until {deadline(until, place)}</Trans>
      ) : protectedUntil ? (
        protectedText(protectedUntil, place, i18n, locale)
      ) : (
        <Trans>A cancellation fee applies at any time.</Trans>
      )}
    </Text>
  );
}
