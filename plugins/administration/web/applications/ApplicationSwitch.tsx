import { useState } from 'react';
import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { Switch } from '@/core/ui/choices/Switch';
import { OffDialog } from './OffDialog';
import type { KnownApplication } from './use-applications';
import { useSwitch } from './use-switch';

/** On or off, at once; off only after what ends with it was read. */
export function ApplicationSwitch({
  id,
  isOn,
  card,
}: KnownApplication & { card: NonNullable<KnownApplication['card']> }) {
  const { _ } = useLingui();
  const { t } = useWords();
  const name = _(card.title);
  const { saving, turn } = useSwitch(id, name);
  const [asks, setAsks] = useState(false);
  const off = async () => {
    await turn(false);
    setAsks(false);
  };
  return (
    <>
      <Switch
        hideLabel
        label={t`${name} is on`}
        checked={isOn}
        loading={saving && !asks}
        onChange={(next) => (next ? void turn(true) : setAsks(true))}
      />
      <OffDialog
        name={name}
        ends={card.ends && _(card.ends)}
        open={asks}
        saving={saving}
        onClose={() => setAsks(false)}
        onConfirm={() => void off()}
      />
    </>
  );
}
