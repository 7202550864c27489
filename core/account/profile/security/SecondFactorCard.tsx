import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { getSecondFactor } from '../../../contract/people/account';
import { useApiQuery } from '../../../query/query';
import { Badge } from '../../../ui/content/Badge';
import { Button } from '../../../ui/actions/Button';
import { ShieldCheck } from '../../../ui/pictures/icons';
import { Inline, Stack } from '../../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Text } from '../../../ui/content/Text';
import { Failed } from '../../../query/Failed';
import { SectionCard } from '../../../ui/content/SectionCard';

const SetUpDialog = lazy(() => import('./SetUpDialog'));
const SwitchOffDialog = lazy(() => import('./SwitchOffDialog'));
const FEW_CODES = 3;

/** Whether a code of an app is asked for beside the password (SEC-13). */
export function SecondFactorCard() {
  const { t } = useLingui();
  const query = useApiQuery(getSecondFactor, {}, { staleTime: 0 });
  const [dialog, setDialog] = useState<'set-up' | 'switch-off' | null>(null);
  const state = query.data?.data;
  const close = () => {
    setDialog(null);
    void query.refetch();
  };
  return (
    <SectionCard
      title={t`Two-step verification`}
      note={t`A code from an app on your phone, in addition to your password, keeps others out even if they learn it.`}
      action={
        state && (
          <Badge tone={state.isEnabled ? 'success' : 'neutral'}>{state.isEnabled ? t`On` : t`Off`}</Badge>
        )
      }
    >
      {query.isError ? (
        <Failed of={query} />
      ) : !state ? (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton width="1/3" height={40} />
        </SkeletonGroup>
      ) : (
        <Stack gap={16}>
          {state.isEnabled && (
            <Text size={14} tone={state.recoveryCodesLeft < FEW_CODES ? 'warning' : 'secondary'}>
              <Plural
                value={state.recoveryCodesLeft}
                _0="No recovery codes left."
                one="# recovery code left."
                other="# recovery codes left."
              />{' '}
              {state.recoveryCodesLeft < FEW_CODES && (
                <Trans>Switch two-step verification off and on again to get new ones.</Trans>
              )}
            </Text>
          )}
          <Inline>
            {state.isEnabled ? (
              <Button variant="secondary" onClick={() => setDialog('switch-off')}>
                {t`Switch off`}
              </Button>
            ) : (
              <Button icon={ShieldCheck} onClick={() => setDialog('set-up')}>
                {t`Set up`}
              </Button>
            )}
          </Inline>
        </Stack>
      )}
      <Suspense>
        {dialog === 'set-up' && <SetUpDialog onClose={close} />}
        {dialog === 'switch-off' && <SwitchOffDialog onClose={close} />}
      </Suspense>
    </SectionCard>
  );
}
