import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { createStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { bookingForAtom } from '@/core/selling/client/state';
import { type Answer, type FakeApi, fakeApi } from '@/core/testing/fake-api';
import { PluginStage, type PluginStageProps } from '@/core/testing/PluginStage';
import { ToastRegion } from '@/core/ui/feedback/ToastRegion';
import { CLARA } from './wallets';

interface AroundProps extends Pick<PluginStageProps, 'userType'> {
  api?: FakeApi;
  answers?: Readonly<Record<string, Answer>>;
  /** Staff books for a client. */
  forClient?: boolean;
  children: ReactNode;
}

type Store = ReturnType<typeof createStore>;
const forClara = (store: Store) => store.set(bookingForAtom, CLARA);
const forNobody = (store: Store) => store.set(bookingForAtom, null);

/** What a part of the wallet finds around it on the pages of others. */
export function Around({ api, answers = {}, forClient = false, userType = 'Client', children }: AroundProps) {
  const own = useMemo(() => api ?? fakeApi(answers), [api, answers]);
  return (
    <I18nProvider i18n={i18n}>
      <PluginStage api={own} userType={userType} prepare={forClient ? forClara : forNobody}>
        {children}
        <ToastRegion />
      </PluginStage>
    </I18nProvider>
  );
}
