import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import {
  type Device,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
} from '../../../contract/people/profile';
import { wordsOf } from '../../../i18n/words-of';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '../../../query/query';
import { Button } from '../../../ui/actions/Button';
import { LogOut } from '../../../ui/pictures/icons';
import { toast } from '../../../ui/feedback/toast';
import { Failed } from '../../../query/Failed';
import { SectionCard } from '../../../ui/content/SectionCard';
import * as css from '../Profile.css';
import { DeviceRow, DeviceSkeletons } from './DeviceRow';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlays/Dialog')).ConfirmDialog,
}));

/** Where the user is signed in. Signing out can't be undone, so it is asked first. */
export default function DevicesSection() {
  const { t } = useLingui();
  const query = useApiQuery(listDevices, {}, { staleTime: 0 });
  const queries = useQueries();
  const [asked, setAsked] = useState<Device | 'others' | null>(null);
  const one = useApiMutation(signOutDevice);
  const others = useApiMutation(signOutOtherDevices);
  const devices = query.data?.data;
  const keep = (test: (device: Device) => boolean) =>
    queries.setQueryData<typeof query.data>(
      queryKeyOf(listDevices, {}),
      (now) => now && { data: now.data.filter(test) },
    );

  const signOut = async () => {
    try {
      if (asked === 'others') {
        await others.mutateAsync({});
        keep(({ isCurrent }) => isCurrent);
        toast.success(t`All other devices have been signed out`);
      } else if (asked) {
        await one.mutateAsync({ input: { params: { id: asked.id } } });
        keep(({ id }) => id !== asked.id);
        toast.success(t`The device has been signed out`);
      }
      void query.refetch();
    } catch (error) {
      toast.error(wordsOf(error));
      throw error;
    }
  };
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent);
  return (
    <SectionCard
      title={t`Signed in here`}
      note={t`If you don't recognize a device, log it out and change your password.`}
      action={
        hasOthers && (
          <Button variant="secondary" size="small" icon={LogOut} onClick={() => setAsked('others')}>
            {t`Sign out all others`}
          </Button>
        )
      }
    >
      {query.isError ? (
        <Failed of={query} />
      ) : !devices ? (
        <DeviceSkeletons />
      ) : (
        <ul className={css.rows} aria-label={t`Devices`}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={() => setAsked(device)} />
          ))}
        </ul>
      )}
      <Suspense>
        {asked && (
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && setAsked(null)}
            title={asked === 'others' ? t`Sign out all other devices?` : t`Sign out this device?`}
            confirmLabel={t`Sign out`}
            tone="danger"
            onConfirm={signOut}
          >
            <Trans>Anyone using it has to log in again. What was not saved there is lost.</Trans>
          </ConfirmDialog>
        )}
      </Suspense>
    </SectionCard>
  );
}
