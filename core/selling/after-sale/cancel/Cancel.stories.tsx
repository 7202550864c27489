import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { settlementOf } from '../../../contract';
import { ApiError } from '../../../api/error';
import { CancelDialog } from './CancelDialog';
import type { CancelSums } from './cancel-end';
import { CancelSumsView } from './CancelSumsView';
import type { CancelFlow } from './use-cancel';

/** What a cancellation costs is read before it is decided. */
const meta = { title: 'Core/Booking/Cancel' } satisfies Meta;
export default meta;
type Story = StoryObj;

const usd = (amount: number) => ({ amount, currency: 'USD' });
const sums = (penalty: number, isProtected = false): CancelSums => ({
  penalty: usd(penalty),
  refund: usd(48_260 - penalty),
  settlement: settlementOf({ total: usd(48_260) }, { isPaid: true, isProtected, refund: 48_260 - penalty }),
});

const dialog = (given: Partial<CancelFlow<CancelSums>>): Story['render'] =>
  function Stage() {
    const flow = {
      terms: null,
      before: null,
      error: null,
      askAgain: () => undefined,
      sending: false,
      cancelled: false,
      confirm: () => undefined,
      ...given,
    };
    return (
      <CancelDialog flow={flow} onClose={() => undefined}>
        {(terms) => (
          <CancelSumsView
            sums={terms}
            before={flow.before}
            paid={usd(48_260)}
            keptBy="Kept by the harbour"
            final="Your berth is given to the next in line at once. This cannot be undone."
          >
            Until 48 hours before you sail the harbour keeps a part of the price.
          </CancelSumsView>
        )}
      </CancelDialog>
    );
  };

export const WithAFee: Story = {
  render: dialog({ terms: sums(5_000) }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel and get $432.60 back' })).toBeEnabled();
  },
};
export const NothingComesBack: Story = {
  render: dialog({ terms: sums(48_260) }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel without a refund' })).toBeEnabled();
  },
};
/** Only the price of the protection is kept; staff read what that means for the agency. */
export const Protected: Story = {
  render: dialog({
    terms: {
      ...sums(3_200, true),
      agency: {
        earned: usd(4_100),
        keeps: usd(0),
        loses: usd(4_100),
        supplierKeeps: usd(9_000),
        protectionKeeps: usd(-5_800),
      },
    },
  }),
  play: async () => {
    const kept = await screen.findByText('Price of the protection');
    await waitFor(() => expect(kept).toBeVisible());
    await expect(screen.queryByText('Kept by the harbour')).toBeNull();
    await expect(await screen.findByText('The agency loses')).toBeVisible();
  },
};
export const TermsChangedMeanwhile: Story = { render: dialog({ terms: sums(9_000), before: sums(5_000) }) };
export const AskingForTheTerms: Story = {
  render: dialog({}),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel booking' })).toBeDisabled();
  },
};
export const TermsNotKnown: Story = {
  render: dialog({ error: new ApiError(503, 'UNAVAILABLE', 'The harbour does not answer.') }),
};
export const Sending: Story = { render: dialog({ terms: sums(5_000), sending: true }) };
