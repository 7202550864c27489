import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ResponseOf } from '@/core/contract/endpoint';
import { listApplications, updateApplication } from '@/core/contract/site/applications';
import { ActionForm } from '@/core/forms/ActionForm';
import { useAction } from '@/core/query/use-action';
import { useRenew } from '@/core/query/query';
import { agencyAtom } from '@/core/tenant/agency';
import { Switch } from '@/core/ui/choices/Switch';
import type { KnownApplication } from './use-applications';

/** On or off, at once; off only after what ends with it was read. */
export function ApplicationSwitch({
  id,
  isOn,
  card,
}: KnownApplication & { card: NonNullable<KnownApplication['card']> }) {
  const { _ } = useLingui();
  const { t } = useWords();
  const renew = useRenew(listApplications);
  const setAgency = useSetAtom(agencyAtom);
  const [asks, setAsks] = useState(false);
  const name = _(card.title);
  /** Its plugin comes or goes with the answer, without a reload. */
  const follow = async ({ agency }: ResponseOf<typeof updateApplication>) => {
    setAgency(agency);
    await renew();
  };
  const on = useAction(updateApplication, { onDone: follow, done: t`${name} is on` });
  return (
    <>
      <Switch
        hideLabel
        label={t`${name} is on`}
        checked={isOn}
        loading={on.isPending}
        onChange={(next) =>
          next ? on.mutate({ input: { body: { app: id, isEnabled: true } } }) : setAsks(true)
        }
      />
      {asks && (
        <ActionForm
          danger
          size="small"
          title={t`Switch off ${name}?`}
          back={t`Keep it on`}
          confirm={t`Switch off`}
          send={(api) => api.call(updateApplication, { body: { app: id, isEnabled: false } })}
          done={t`${name} is off`}
          onDone={follow}
          onClose={() => setAsks(false)}
        >
          <p>
            {card.ends ? (
              _(card.ends)
            ) : (
              <Trans>
                It ends right away for everyone. Its settings are kept, so you can switch it on again.
              </Trans>
            )}
          </p>
        </ActionForm>
      )}
    </>
  );
}
