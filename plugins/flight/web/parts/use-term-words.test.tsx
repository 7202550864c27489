import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from '@/core/testing/fake-api';
import { PluginStage } from '@/core/testing/PluginStage';
import type { FareService } from '../../contract';
import { useTermWords } from './use-term-words';

const words = () =>
  renderHook(() => useTermWords(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <PluginStage api={fakeApi({})}>{children}</PluginStage>
      </I18nProvider>
    ),
  }).result.current;
const fee = { amount: 5000, currency: 'USD' };

it.each<[FareService, number, string[]]>([
  ['included', 24, ['Free cancellation until departure']],
  ['fee', 0, ['Covered']],
  ['fee', 24, ['Free cancellation for 24 h', 'Covered']],
  ['none', 24, ['Free cancellation for 24 h', 'Covered']],
])(
  'a protection speaks for a fare that keeps something, and for no other: %s, %i hours',
  (service, voidHours, said) => {
    const terms = {
      voidHours,
      change: { service, fee: null },
      refund: { service, fee: service === 'fee' ? fee : null },
    };
    expect(
      words()
        .cancelling(terms, 'Covered')
        .map(({ text }) => text),
    ).toEqual(said);
  },
);
