import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getPaymentAccount } from '@/core/contract';
import { PageStage, pending } from '@/core/testing/PageStage';
import { refusal } from '@/core/testing/refusal';
import { storyAgency, storyMode } from '@/core/testing/story-agency';
import { entries } from '../../../entries';
import { listInvoices } from '../../contract/invoices';
import { listCoupons, listSubscriptions } from '../../contract/platform';
import { listRefusedReturns } from '../../contract/refunds';
import { getSubscription, type Subscription } from '../../contract/subscription';
import {
  account,
  ACTIVE,
  AGENT,
  ARRANGED,
  asking,
  CANCELLING,
  declined,
  ENDED,
  NONE,
  OWNER,
  PAST_DUE,
  processing,
  REFUSED_INVOICE,
  REFUSED_RETURN,
  subscriptionAnswersOf,
  TRIALING,
  VERIFY_PATH,
} from '../testing/answers';

const meta = {
  title: 'Plugins/Subscription/Pages',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const registry = { subscription: { ...entries.subscription, load: () => import('../../plugin') } };
const broken = () => refusal(503, 'UNAVAILABLE', 'The service is not available at the moment.');

const page = (
  path: string,
  known: Subscription,
  given: Readonly<Record<string, unknown>> = {},
  user = OWNER,
): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={path}
      registry={registry}
      agency={storyAgency(globals, {
        isPlatform: path.startsWith('/platform'),
        isSubscribed: known.status !== 'none' && known.status !== 'ended',
      })}
      user={user}
      mode={storyMode(globals)}
      // The gateway's own fields come from its server; here they stay on their way.
      answers={subscriptionAnswersOf(known, { '/api/getCurrentPaymentGateway': pending, ...given })}
    />
  ),
});

/** R072, G35: the owner pays on this page. */
export const ToPay: Story = page('/subscription', NONE);
/** G48: a sales agent reads whom to turn to. */
export const ForASalesAgent: Story = page('/subscription', { ...NONE, isOwner: false }, {}, AGENT);
export const Loading: Story = page('/subscription', NONE, { [getSubscription.path]: pending });
export const Failed: Story = page('/subscription', NONE, { [getSubscription.path]: broken() });
export const Paying: Story = page('/subscription?verify=a1', NONE, { [VERIFY_PATH]: processing() });
export const Confirming: Story = page('/subscription?verify=a1', NONE, { [VERIFY_PATH]: asking() });
/** R427: M112 */
export const NotPaid: Story = page('/subscription?verify=a1', NONE, { [VERIFY_PATH]: declined() });
export const Active: Story = page('/subscription', ACTIVE);
export const FreeMonths: Story = page('/subscription', TRIALING);
export const ByArrangement: Story = page('/subscription', ARRANGED);
export const Ended: Story = page('/subscription', ENDED);

/** R429 */
export const PaymentSettings: Story = page('/settings/payment', ACTIVE);
export const PaymentSettingsPastDue: Story = page('/settings/payment', PAST_DUE);
export const PaymentSettingsCancelling: Story = page('/settings/payment', CANCELLING);
export const PaymentSettingsArranged: Story = page('/settings/payment', ARRANGED);
export const OwnPaymentAccount: Story = page('/settings/payment', ARRANGED, {
  [getPaymentAccount.path]: account({ state: 'restricted', feeBasisPoints: 150 }),
});
export const NoInvoices: Story = page('/settings/payment', TRIALING, {
  [listInvoices.path]: { data: [], totalCount: 0 },
});
export const InvoicesFailed: Story = page('/settings/payment', ACTIVE, { [listInvoices.path]: broken() });

const press =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name }, { timeout: 10_000 }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  };
export const Cancelling: Story = {
  ...page('/settings/payment', ACTIVE),
  play: press('Cancel the subscription'),
};
export const ReplacingTheCard: Story = {
  ...page('/settings/payment', PAST_DUE),
  play: press('Replace the card'),
};
export const ChangingBillingDetails: Story = {
  ...page('/settings/payment', ACTIVE),
  play: press('Change the billing details'),
};

export const Platform: Story = page('/platform/subscriptions', ARRANGED);
export const PlatformNothingFound: Story = page('/platform/subscriptions?find=nobody', ARRANGED, {
  [listSubscriptions.path]: { data: [], totalCount: 0, counts: { active: 3 } },
});
export const PlatformInvoices: Story = page('/platform/subscriptions?agency=a1', ARRANGED);
export const PlatformRefund: Story = {
  ...page('/platform/subscriptions?agency=a1', ARRANGED, {
    '/api/platform/invoices/{id}/refund': { data: REFUSED_INVOICE },
  }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const find = { timeout: 10_000 };
    await userEvent.click(await body.findByRole('button', { name: 'Refund invoice 2026-000042' }, find));
    const dialog = within(await body.findByRole('dialog', {}, find));
    await userEvent.type(dialog.getByRole('textbox'), 'Charged twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $1,188.00' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The balance is too low');
  },
};
export const PlatformNotReturned: Story = page('/platform/subscriptions', ARRANGED, {
  [listRefusedReturns.path]: { data: [REFUSED_RETURN, { ...REFUSED_RETURN, id: 'r2', status: 'asking' }] },
});
export const Coupons: Story = page('/platform/subscriptions?view=coupons', ARRANGED);
export const NoCoupons: Story = page('/platform/subscriptions?view=coupons', ARRANGED, {
  [listCoupons.path]: { data: [] },
});
export const NewCoupon: Story = {
  ...page('/platform/subscriptions?view=coupons', ARRANGED),
  play: press('New coupon'),
};
