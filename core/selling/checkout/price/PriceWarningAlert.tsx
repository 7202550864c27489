import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../ui/content/Amount';
import { Alert } from '../../../ui/feedback/Alert';
import type { PriceWarning } from './price-lines';

/** Which price the total exceeds, by how much, and what would bring it back (R268, G69). */
export function PriceWarningAlert({ warning: { title, limit, over, isMarkup } }: { warning: PriceWarning }) {
  const { i18n } = useLingui();
  const difference = <Amount money={over} />;
  const price = <Amount money={limit} />;
  return (
    <Alert tone="warning" title={i18n._(title)}>
      <Trans>
        That price is {price}; this total is {difference} more. You can sell it anyway.
      </Trans>{' '}
      {isMarkup && <Trans>With a markup that is {difference} lower they would be equal.</Trans>}
    </Alert>
  );
}
