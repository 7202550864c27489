import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { Price } from '../../../contract/bookings/booking';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { Inline, Stack } from '../../../ui/content/layout';
import { NumberField } from '../../../ui/fields/number/NumberField';
import { SegmentedControl } from '../../../ui/choices/SegmentedControl';
import { Heading, Text } from '../../../ui/content/Text';
import { MARKUP_DEFAULTS, markupPercent, markupProblem, type Markup } from './markup';

export interface MarkupPanelProps {
  /** The price with what applies now. */
  price: Price;
  /** For whom staff books; empty: for whoever is signed in. */
  client?: string;
  /** What staff chose for this price; null while the agency's own markup applies. */
  applied: Markup | null;
  /** The server is working it out. */
  pending: boolean;
  /** Why the server did not take it. */
  error?: string | undefined;
  onApply: (markup: Markup) => void;
  /** Back to the agency's own. */
  onReset: () => void;
}

const FLAT = 'amount';

/** Staff's own markup for one sale, in percent or as an amount; the server works the price out (R224, R225, SEC-34). */
export function MarkupPanel({
  price,
  client = '',
  applied,
  pending,
  error,
  onApply,
  onReset,
}: MarkupPanelProps) {
  const { t, i18n } = useLingui();
  const { currency } = price.total;
  const [type, setType] = useState<string>(applied?.type ?? MARKUP_DEFAULTS.markupType);
  const [value, setValue] = useState<number | null>(applied?.value ?? markupPercent(price));
  const [shown, setShown] = useState(false);
  const problem = markupProblem(value);
  const isPercent = type === MARKUP_DEFAULTS.markupType;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (!problem && value !== null) onApply({ type, value });
  };
  return (
    <form onSubmit={submit} noValidate aria-labelledby="markup-title">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={18} id="markup-title">
            <Trans>Your markup</Trans>
          </Heading>
          <Text size={14} tone="secondary">
            {applied ? (
              <Trans>This sale has a markup of its own.</Trans>
            ) : client ? (
              <Trans>The usual markup for {client} applies.</Trans>
            ) : (
              <Trans>The usual markup of the agency applies.</Trans>
            )}
          </Text>
        </Stack>
        <SegmentedControl
          label={t`Markup as`}
          hideLabel
          value={type}
          onChange={setType}
          options={[
            { value: MARKUP_DEFAULTS.markupType, label: t`Percent` },
            { value: FLAT, label: t`Amount` },
          ]}
        />
        <NumberField
          label={t`Markup`}
          value={value}
          onChange={setValue}
          onBlur={() => setShown(true)}
          decimals={2}
          suffix={isPercent ? '%' : currency}
          hint={isPercent ? t`Of the wholesale rate` : t`On top of the wholesale rate`}
          error={shown && problem ? i18n._(problem) : undefined}
        />
        {error && (
          <Alert live tone="danger">
            {error}
          </Alert>
        )}
        <Inline gap={12}>
          <Button type="submit" variant="secondary" loading={pending}>
            {t`Apply markup`}
          </Button>
          {applied && (
            <Button variant="quiet" disabled={pending} onClick={onReset}>
              {t`Use the usual one`}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
