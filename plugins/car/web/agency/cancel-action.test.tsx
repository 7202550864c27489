import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/core/api/error';
import { askedOf } from '@/core/testing/fake-api';
import type { BookingsSource } from '@/core/plugin';
import { patient } from '@/core/testing/patient';
import { PluginStage } from '@/core/testing/PluginStage';
import { clearToasts, toastStore } from '@/core/ui/feedback/toast';
import { type AgencyCarRow, cancelCar, getRefund } from '../../contract';
import { carApi } from '../testing/fake-api';
import { RESERVATION } from '../testing/fixtures';
import { AGENCY_ROW } from '../testing/fixtures-after';
import bookings from './bookings';

patient();
beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const { actions } = bookings as unknown as BookingsSource<AgencyCarRow>;
const cancelling = actions.find(({ id }) => id === 'cancel')!;
const RECORD = '/api/agency/cars/bookings/{id}';
const row = { ...AGENCY_ROW, bookingId: 'bkg-77', recordLocator: 'J5TTW1' };

const TOO_LATE = new ApiError(409, 'CONFLICT', 'This booking is already cancelled');

/** The dialog that cancels a row of the list. */
async function opened(answers: Parameters<typeof carApi>[0]) {
  clearToasts();
  const api = carApi(answers);
  const onDone = vi.fn();
  const { default: CancelAction } = await cancelling.component();
  render(
    <I18nProvider i18n={i18n}>
      <PluginStage api={api} userType="AgencyOwner">
        <CancelAction row={row} onDone={onDone} />
      </PluginStage>
    </I18nProvider>,
  );
  return { api, onDone };
}

/** Somebody of the agency cancels a row of the list; the record answers this afterwards. */
async function cancelled(record: unknown, answers: Parameters<typeof carApi>[0] = {}) {
  const { api, onDone } = await opened({ ...answers, [RECORD]: record });
  await userEvent.click(await screen.findByRole('radio', { name: 'Booked by mistake or twice' }));
  await userEvent.click(screen.getByRole('button', { name: /^Cancel and get .* back/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  return { api, onDone };
}

describe('a row whose car was cancelled', () => {
  it('R402 is read anew from the record of its booking', async () => {
    const after = { ...row, state: 'cancelled' as const, bookingStatus: 'Cancelled', canCancel: false };
    const { api, onDone } = await cancelled({ data: { row: after, reservation: RESERVATION } });
    expect(askedOf(api, RECORD).map(({ input }) => input)).toEqual([{ params: { id: 'bkg-77' } }]);
    expect(onDone).toHaveBeenCalledWith(after);
  });

  it('R402 is read anew, too, when somebody else had been faster and the press was refused', async () => {
    const after = { ...row, state: 'cancelled' as const, bookingStatus: 'Cancelled', canCancel: false };
    const { onDone } = await cancelled(
      { data: { row: after, reservation: RESERVATION } },
      {
        [cancelCar.path]: TOO_LATE,
      },
    );
    expect(onDone).toHaveBeenCalledWith(after);
    expect(toastStore.current().map(({ message }) => message)).toContain(TOO_LATE.message);
  });

  it('that was cancelled before the dialog is opened says that, and can only be closed', async () => {
    const { onDone } = await opened({ [getRefund.path]: TOO_LATE });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('This booking can no longer be canceled')).toBeTruthy();
    expect(dialog.getByText(TOO_LATE.message)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Cancel|^Keep|Try again/ })).toBeNull();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(onDone).toHaveBeenCalledWith(null);
  });

  it('G93 whose record cannot be read asks for the page to be read anew, and stays what it was', async () => {
    const { onDone } = await cancelled(new ApiError(502, 'UPSTREAM_FAILED', 'Not now'));
    expect(toastStore.current().map(({ message }) => message)).toContain(
      'Booking update failed. Please refresh the page.',
    );
    expect(onDone).toHaveBeenCalledWith(null);
  });
});
