import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { MultiSelect } from '@/core/ui/pickers/MultiSelect';
import { useCarriers } from './carriers';

interface CarrierFieldProps {
  label: string;
  hint: string;
  /** IATA codes; none means every airline. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
}

/** Airlines by name or code. */
export function CarrierField({ label, hint, value, onChange }: CarrierFieldProps) {
  const { t } = useLingui();
  const { options, failed, loading, refetch } = useCarriers();
  return (
    <Stack gap={8} align={failed ? 'start' : 'stretch'}>
      <MultiSelect
        label={label}
        hint={hint}
        placeholder={t`All airlines`}
        value={value}
        onChange={onChange}
        options={options}
        status={loading ? 'loading' : failed ? 'error' : 'ready'}
        error={failed ? t`The airlines could not be loaded` : undefined}
      />
      {failed && (
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {t`Try again`}
        </Button>
      )}
    </Stack>
  );
}
