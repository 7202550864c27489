import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Select } from '@/core/ui/choices/Select';
import { Grid, Stack } from '@/core/ui/content/layout';
import { PasswordField } from '@/core/ui/fields/PasswordField';
import type { MailDelivery } from '../../contract/delivery';
import type { Draft } from './draft';

export interface WayFieldsProps {
  known: MailDelivery;
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  errorOf: (name: keyof Draft) => string | undefined;
  idOf: (name: string) => string;
}

/** The own account at Mailgun: its key, where it is kept, and that it costs something (R409, R410). */
export function OwnKeyFields({ known, draft, set, errorOf, idOf }: WayFieldsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const saved = known.domain?.mailgun;
  const price = format.money(known.ownKeyPrice, { own: true });
  return (
    <Stack gap={16}>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <PasswordField
          id={idOf('apiKey')}
          label={t`API key`}
          autoComplete="off"
          hint={
            saved
              ? t`The key that ends in ${saved.keyEnding} stays unless you enter another.`
              : t`Of your Mailgun account, with the right to add domains and send.`
          }
          value={draft.apiKey}
          onChange={(apiKey) => set({ apiKey })}
          error={errorOf('apiKey')}
        />
        <Select
          label={t`Region of the account`}
          value={draft.region}
          onChange={(region) => set({ region })}
          error={errorOf('region')}
          options={[
            { value: 'us', label: t`United States` },
            { value: 'eu', label: t`European Union` },
          ]}
        />
      </Grid>
      <Checkbox
        id={idOf('isPriceAccepted')}
        label={t`I accept that using my own key costs ${price}, once, on the next subscription invoice`}
        checked={draft.isPriceAccepted}
        readOnly={known.domain?.priceAcceptedAt != null}
        onChange={(isPriceAccepted) => set({ isPriceAccepted })}
        error={errorOf('isPriceAccepted')}
      />
    </Stack>
  );
}
