import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { isConflict } from '@/core/api/error';
import { useFormat } from '@/core/i18n/use-format';
import { useAgency } from '@/core/tenant/agency';
import { Alert } from '@/core/ui/feedback/Alert';
import { Button } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { DEFAULT, FEE, isFee, PROTECTION } from './draft';
import { MarkupFields } from './MarkupFields';
import { wordsOf } from '@/core/i18n/words-of';
import type { Field } from './use-fields';
import type { MarkupForm } from './use-markup-form';

export const AGENCY_FORM = 'agency-markup';

interface AgencyMarkupCardProps {
  form: MarkupForm;
  fields: { general: Field; products: Field[]; protection: Field | undefined; fees: Field[] };
  saving: boolean;
  error: unknown;
  onSave: () => void;
  onDiscard: () => void;
}

/** What the agency adds for everybody: the default, each product's, protection's. */
export function AgencyMarkupCard({ form, fields, saving, error, onSave, onDiscard }: AgencyMarkupCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useAgency();
  const general = form.values[DEFAULT] ?? null;
  const inherited =
    general === null ? t`Empty: no markup` : t`Empty: the default, ${format.percent(general / 100)}`;
  const fee = form.values[FEE] ?? null;
  const feeHint =
    fee === null
      ? t`Empty: no fee`
      : t`Empty: as above, ${format.money({ amount: fee, currency }, { own: true })}`;
  const hintOf = (key: string) =>
    key === FEE
      ? t`For each booking, on top of the markup; travelers see it in the price. Empty: none`
      : isFee(key)
        ? feeHint
        : key === DEFAULT
          ? t`Of fare and taxes; for every product without a markup of its own`
          : key === PROTECTION
            ? t`Of the price to the traveler; empty: not sold`
            : inherited;
  const all = [
    fields.general,
    ...fields.products,
    ...fields.fees,
    ...(fields.protection ? [fields.protection] : []),
  ];
  const isOvertaken = isConflict(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <SectionCard
      padding="medium"
      title={<Trans>For everyone</Trans>}
      note={
        <Trans>
          Added to the suppliers' prices. New searches and new quotes use it right away; existing bookings
          keep their price.
        </Trans>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={20}>
          <MarkupFields
            name={AGENCY_FORM}
            fields={all}
            values={form.values}
            onChange={form.edit}
            hintOf={hintOf}
            shows={form.shows}
            onLeave={form.leave}
          />
          {error !== null && error !== undefined && (
            <Alert
              live
              tone={isOvertaken ? 'warning' : 'danger'}
              title={isOvertaken ? t`Someone else changed these markups` : t`The markup was not saved`}
            >
              {wordsOf(error)}
            </Alert>
          )}
          <Inline gap={8}>
            <Button type="submit" loading={saving} disabled={form.changed.length === 0}>
              {t`Save markups`}
            </Button>
            {form.changed.length > 0 && (
              <Button variant="quiet" disabled={saving} onClick={onDiscard}>
                {t`Discard`}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </SectionCard>
  );
}
