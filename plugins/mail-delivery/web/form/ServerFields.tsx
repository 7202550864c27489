import { useLingui } from '@lingui/react/macro';
import { Select } from '@/core/ui/choices/Select';
import { Grid } from '@/core/ui/content/layout';
import { PasswordField } from '@/core/ui/fields/PasswordField';
import { TextField } from '@/core/ui/fields/TextField';
import { SMTP_PORTS } from '../../contract/delivery';
import type { WayFieldsProps } from './OwnKeyFields';

/** The own mail server and who logs in there. */
export function ServerFields({ known, draft, set, errorOf, idOf }: WayFieldsProps) {
  const { t } = useLingui();
  return (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      <TextField
        id={idOf('host')}
        label={t`Mail server`}
        placeholder="smtp.example.com"
        autoComplete="off"
        spellCheck={false}
        value={draft.host}
        onChange={(host) => set({ host })}
        error={errorOf('host')}
      />
      <Select
        label={t`Port`}
        value={String(draft.port)}
        onChange={(port) => set({ port: Number(port) })}
        error={errorOf('port')}
        options={SMTP_PORTS.map((port) => ({
          value: String(port),
          label: port === 465 ? t`${port}, encrypted` : t`${port}, encrypted after the greeting`,
        }))}
      />
      <TextField
        id={idOf('user')}
        label={t`User name`}
        autoComplete="off"
        spellCheck={false}
        value={draft.user}
        onChange={(user) => set({ user })}
        error={errorOf('user')}
      />
      <PasswordField
        id={idOf('password')}
        label={t`Password`}
        autoComplete="off"
        hint={known.domain?.smtp ? t`It stays unless you enter another.` : undefined}
        value={draft.password}
        onChange={(password) => set({ password })}
        error={errorOf('password')}
      />
    </Grid>
  );
}
