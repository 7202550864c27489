import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dropEverywhere } from '@/core/session/tab-store';
import { PageStage, pending } from '@/core/testing/PageStage';
import { refusal } from '@/core/testing/refusal';
import type { Agency } from '@/core/contract';
import { storyAgency, storyMode } from '@/core/testing/story-agency';
import { entries } from '../../../entries';
import { verifyCoupon } from '../../contract/coupons';
import { getPlans } from '../../contract/plans';
import { subscriptionRefusals } from '../../contract/refusals';
import { enterNewAgency } from '../../contract/sign-up';
import { SIGN_UP } from './sign-up-form';
import {
  declined,
  HOLIDAY,
  plansAnswer,
  progress,
  ready,
  signUpAnswers,
  VERIFY_PATH,
} from './testing/answers';

const meta = {
  title: 'Plugins/Subscription/Signing up',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  // What one story has typed is none of the next one's.
  beforeEach: () => dropEverywhere(SIGN_UP),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const registry = { subscription: { ...entries.subscription, load: () => import('../../plugin') } };

const page = (
  path: string,
  given: Readonly<Record<string, unknown>> = {},
  agency: Partial<Agency> = { isPlatform: true },
): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={path}
      registry={registry}
      agency={storyAgency(globals, agency)}
      mode={storyMode(globals)}
      // The gateway's own fields come from its server; here they stay on their way.
      answers={signUpAnswers({ '/api/getCurrentPaymentGateway': pending, ...given })}
    />
  ),
});
const onPage = async (canvasElement: HTMLElement) => {
  const body = within(canvasElement.ownerDocument.body);
  await body.findByRole('textbox', { name: 'Your name' }, { timeout: 10_000 });
  return body;
};
const follows = (answer: unknown): Story => page('/pricing?verify=su_1', { [VERIFY_PATH]: answer });

export const Regular: Story = page('/pricing');
/** R426, M114, M116 */
export const HolidayRate: Story = page('/pricing', { [getPlans.path]: plansAnswer(HOLIDAY) });
export const PricesOnTheirWay: Story = page('/pricing', { [getPlans.path]: pending });
export const PricesOutOfReach: Story = page('/pricing', {
  [getPlans.path]: refusal(503, 'UNAVAILABLE', 'The service is not available at the moment.'),
});

/** R423: M118 */
export const CouponPending: Story = page('/pricing?coupon=THREE-FREE', { [verifyCoupon.path]: pending });
/** R423, R425: M119; three months free, then the plan. */
export const CouponWithFreeMonths: Story = page('/pricing?coupon=THREE-FREE');
export const CouponForTheFirstYear: Story = page('/pricing?coupon=FIRST-YEAR');
/** R423, R424: M120 */
export const CouponInvalid: Story = page('/pricing?coupon=NOT-ONE');

/** R416 */
export const SubdomainFree: Story = {
  ...page('/pricing'),
  play: async ({ canvasElement }) => {
    const body = await onPage(canvasElement);
    await userEvent.type(body.getByRole('textbox', { name: 'Name of the agency' }), 'Lisboa Tours');
    await expect(await body.findByRole('textbox', { name: 'Address of your site' })).toHaveValue(
      'lisboa-tours',
    );
    await waitFor(() => expect(body.getByText('lisboa-tours.caravel.example is free')).toBeVisible());
  },
};
/** R416, R447 */
export const SubdomainTaken: Story = {
  ...page('/pricing'),
  play: async ({ canvasElement }) => {
    const body = await onPage(canvasElement);
    await userEvent.type(body.getByRole('textbox', { name: 'Address of your site' }), 'taken');
    await waitFor(() => expect(body.getByRole('button', { name: 'Use taken-2' })).toBeVisible());
  },
};
/** M093 to M100, at their fields and in the list that has the focus. */
export const EverythingMissing: Story = {
  ...page('/pricing'),
  play: async ({ canvasElement }) => {
    const body = await onPage(canvasElement);
    await userEvent.click(body.getAllByRole('button', { name: /^Pay/ }).find((one) => one.offsetParent)!);
    const list = await body.findByRole('alert');
    await waitFor(() => expect(list).toHaveFocus());
    await expect(list).toHaveTextContent('Address of your site: Please enter a subdomain');
  },
};

export const Processing: Story = follows({ data: progress() });
export const ConfirmAtTheBank: Story = follows({
  data: progress({ status: 'action-required', actionUrl: 'https://bank.example/confirm' }),
});
/** R427, M112 */
export const Declined: Story = follows({ data: declined() });
export const EndUnknown: Story = follows(
  refusal(503, 'UNAVAILABLE', 'The service is not available at the moment.'),
);
export const SignUpNotKnown: Story = follows(refusal(404, 'NOT_FOUND', subscriptionRefusals.signUpOver));
/** R430 */
export const Ready: Story = follows({ data: ready() });
export const ReadyAndEnteredBefore: Story = follows({ data: { ...ready(), entryUrl: null } });

/** On the new site. */
export const Arriving: Story = page(
  '/welcome#entry-code-of-once',
  { [enterNewAgency.path]: pending },
  { isPlatform: false },
);
export const ArrivingTooLate: Story = page(
  '/welcome#entry-code-of-once',
  { [enterNewAgency.path]: refusal(410, 'GONE', subscriptionRefusals.entryOver) },
  { isPlatform: false },
);
/** R008, R426: on the platform's start page. */
export const PriceOnTheStartPage: Story = {
  ...page('/'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(
      await body.findByText('$99 per month billed annually', {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
