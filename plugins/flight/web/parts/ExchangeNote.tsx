import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@/core/contract';
import { Text } from '@/core/ui/content/Text';
import type { FlightOffer } from '../../contract';

interface ExchangeNoteProps {
  offer: Pick<FlightOffer, 'exchange'>;
  price: { readonly total: Money };
}

/** What the price was converted at, where the fare is charged in another currency; nothing where it is the same. */
export function ExchangeNote({ offer: { exchange }, price }: ExchangeNoteProps) {
  const { i18n } = useLingui();
  if (!exchange) return null;
  const { from } = exchange;
  const rate = i18n.number(Number(exchange.rate), { maximumFractionDigits: 8 });
  const to = price.total.currency;
  return (
    <Text size={14} tone="secondary">
      <Trans>
        The fare is charged in {from} and converted at 1 {from} = {rate} {to}.
      </Trans>
    </Text>
  );
}
