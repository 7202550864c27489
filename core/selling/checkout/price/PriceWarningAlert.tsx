import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format';
import { Alert } from '../../../ui/feedback/Alert';
import type { PriceWarning } from './price-lines';

/** Which price the total exceeds, by how much, and what would bring it back (R268, G69). */
export function PriceWarningAlert({ warning: { title, limit, over, isMarkup } }: { warning: PriceWarning }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const difference = format.money(over);
  const price = format.money(limit);
  return (
    <Alert tone="warning" title={i18n._(title)}>
      <Trans>
        That price is {price}, this total is {difference} more. It can be sold all the same.
      </Trans>{' '}
      {isMarkup && <Trans>With a markup that is {difference} lower they would be equal.</Trans>}
    </Alert>
  );
}
