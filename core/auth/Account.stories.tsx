import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { accountRefusals } from '../contract/refusals/account';
import { requestRefusals } from '../contract/refusals/request';
import { refusal } from '../testing/refusal';
import { PageStage, pending } from '../testing/PageStage';
import { storyAgency, storyMode } from '../testing/story-agency';

const meta = { title: 'Core/Account', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const token = 'token-0123456789abcdef';
const at = (
  path: string,
  answers: Record<string, unknown> = {},
  agency: Parameters<typeof storyAgency>[1] = {},
): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={path}
      agency={storyAgency(globals, agency)}
      mode={storyMode(globals)}
      answers={answers}
    />
  ),
});
const platform = { isPlatform: true };

/** Fields and buttons by what they are in the document: the words are in four languages. */
const page = (canvasElement: HTMLElement) => {
  const doc = canvasElement.ownerDocument;
  const find = async <E extends HTMLElement>(selector: string): Promise<E> => {
    for (let tries = 0; tries < 200; tries++) {
      const found = doc.querySelector<E>(selector);
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`There is no ${selector}`);
  };
  return {
    find,
    type: async (selector: string, text: string) => userEvent.type(await find(selector), text),
    press: async (selector: string) => userEvent.click(await find(selector)),
    alert: () => within(doc.body).findByRole('alert'),
  };
};
const submit = 'button[type=submit]';

const signUp = async (canvasElement: HTMLElement) => {
  const { type, press } = page(canvasElement);
  await type('#sign-up-name', 'Ana Lima');
  await type('#sign-up-email', 'ana@agency.example');
  await type('#sign-up-password', 'Caravel_2026');
  await press('#sign-up-terms');
  await press(submit);
};

export const SignUp: Story = at('/signup');
export const SignUpPage: Story = at('/signup', {}, platform);
export const SignUpInactiveAgency: Story = at('/signup', {}, { status: 'Inactive' });
export const SignUpErrors: Story = {
  ...at('/signup'),
  play: async ({ canvasElement }) => {
    const { press, alert } = page(canvasElement);
    await press(submit);
    await expect(within(await alert()).getAllByRole('link')).toHaveLength(4);
  },
};
export const SignUpCriteria: Story = {
  ...at('/signup'),
  play: async ({ canvasElement }) => {
    const { type, find } = page(canvasElement);
    await type('#sign-up-password', 'Abc1');
    const criteria = await find('#sign-up-password-criteria');
    await waitFor(() => expect(criteria.querySelectorAll('[data-met=true]')).toHaveLength(4));
  },
};
export const SignUpBusy: Story = {
  ...at('/signup', { '/api/user/signUp': pending }),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);
    await expect(await page(canvasElement).find(submit)).toHaveAttribute('aria-disabled', 'true');
  },
};
export const SignUpRefused: Story = {
  ...at('/signup', { '/api/user/signUp': refusal(409, 'CONFLICT', accountRefusals.exists) }),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);
    await expect(await page(canvasElement).alert()).toBeVisible();
  },
};
export const SignUpDone: Story = {
  ...at('/signup', { '/api/user/signUp': { _id: 'u1' } }, platform),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement);
    await expect(await within(canvasElement).findByText('ana@agency.example')).toBeVisible();
  },
};

const invitation = '/api/agency/invitations/{id}';
const invited = `/signup?inviteEmail=carla%40agency.example&invitation=${token}`;
export const Invited: Story = {
  ...at(invited, { [invitation]: { data: { email: 'carla@agency.example', agencyName: 'Agency' } } }),
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).find('#sign-up-email')).toHaveAttribute('readonly');
  },
};
export const InvitedChecking: Story = at(invited, { [invitation]: pending });
export const InvitedFailed: Story = at(invited, {
  [invitation]: refusal(409, 'CONFLICT', accountRefusals.invitationAccepted),
});

const forgot = async (canvasElement: HTMLElement) => {
  const { type, press } = page(canvasElement);
  await type('#forgot-email', 'ana@agency.example');
  await press(submit);
};
const FORGOT = '/api/user/forgotPassword';
export const ForgotPassword: Story = at('/forgotpassword');
export const ForgotPasswordPage: Story = at('/forgotpassword', {}, platform);
export const ForgotPasswordErrors: Story = {
  ...at('/forgotpassword'),
  play: async ({ canvasElement }) => {
    const { type, press, find } = page(canvasElement);
    await type('#forgot-email', 'ana@@agency.example');
    await press(submit);
    await expect(await find('#forgot-email')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const ForgotPasswordBusy: Story = {
  ...at('/forgotpassword', { [FORGOT]: pending }),
  play: ({ canvasElement }) => forgot(canvasElement),
};
export const ForgotPasswordRefused: Story = {
  ...at('/forgotpassword', { [FORGOT]: refusal(500, 'INTERNAL', requestRefusals.failed) }),
  play: async ({ canvasElement }) => {
    await forgot(canvasElement);
    await expect(await page(canvasElement).alert()).toBeVisible();
  },
};

const VALIDITY = '/api/user/forgotPwdValidity';
const RESET = '/api/user/forgotPasswordLink';
const reset = `/newPassword?token=${token}`;
const choose = async (canvasElement: HTMLElement, again = 'Caravel_2027') => {
  const { type, press } = page(canvasElement);
  await type('#new-password', 'Caravel_2027');
  await type('#new-confirmation', again);
  await press(submit);
};
export const NewPassword: Story = at(reset, { [VALIDITY]: { data: 'ok' } });
export const NewPasswordPage: Story = at(reset, { [VALIDITY]: { data: 'ok' } }, platform);
export const NewPasswordChecking: Story = at(reset, { [VALIDITY]: pending });
export const NewPasswordErrors: Story = {
  ...at(reset, { [VALIDITY]: { data: 'ok' } }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Caravel_2028');
    await expect(within(await page(canvasElement).alert()).getAllByRole('link')).toHaveLength(1);
  },
};
export const NewPasswordBusy: Story = {
  ...at(reset, { [VALIDITY]: { data: 'ok' }, [RESET]: pending }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await page(canvasElement).find(submit)).toHaveAttribute('aria-busy', 'true');
  },
};
export const NewPasswordRefused: Story = {
  ...at(reset, {
    [VALIDITY]: { data: 'ok' },
    [RESET]: refusal(422, 'INVALID_REQUEST', accountRefusals.passwordUnchanged),
  }),
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await page(canvasElement).alert()).toBeVisible();
  },
};
export const NewPasswordUnreachable: Story = at(reset, {
  [VALIDITY]: refusal(503, 'UNAVAILABLE', requestRefusals.failed),
});

export const Expired: Story = at('/expired');
export const ExpiredPage: Story = at('/expired', {}, platform);

const VERIFY = '/api/user/updateUserActiveStatus';
const verify = `/verify?id=${token}`;
export const Verified: Story = at(verify, { [VERIFY]: { data: 'ok' } });
export const VerifiedPage: Story = at(verify, { [VERIFY]: { data: 'ok' } }, platform);
export const Verifying: Story = at(verify, { [VERIFY]: pending });
export const VerifyFailed: Story = at(verify, {
  [VERIFY]: refusal(404, 'NOT_FOUND', accountRefusals.notAssociated),
});

const FACTOR = '/api/user/secondFactor';
const login = (answers: Record<string, unknown>, agency = {}) =>
  at(
    '/login',
    { '/api/user/login': { auth: null, userType: 'AgencyOwner', challenge: token }, ...answers },
    agency,
  );
const toCode = async (canvasElement: HTMLElement) => {
  const { type, press, find } = page(canvasElement);
  await type('input[name=email]', 'owner@agency.example');
  await type('input[name=password]', 'right');
  await press(submit);
  return find<HTMLInputElement>('input[name=code]');
};
export const SecondFactor: Story = {
  ...login({}),
  play: async ({ canvasElement }) => {
    await expect(await toCode(canvasElement)).toHaveFocus();
  },
};
export const SecondFactorPage: Story = {
  ...login({}, platform),
  play: async ({ canvasElement }) => void (await toCode(canvasElement)),
};
export const SecondFactorWrong: Story = {
  ...login({ [FACTOR]: refusal(401, 'BAD_CREDENTIALS', accountRefusals.credentials) }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await toCode(canvasElement), '123456');
    await expect(await page(canvasElement).alert()).toBeVisible();
  },
};
export const SecondFactorBusy: Story = {
  ...login({ [FACTOR]: pending }),
  play: async ({ canvasElement }) => {
    await userEvent.type(await toCode(canvasElement), '123456');
    await expect(await page(canvasElement).find(submit)).toHaveAttribute('aria-busy', 'true');
  },
};
export const NotVerified: Story = {
  ...at('/login', {
    '/api/user/login': refusal(403, 'EMAIL_NOT_VERIFIED', accountRefusals.emailNotVerified),
  }),
  play: async ({ canvasElement }) => {
    const { type, press, alert } = page(canvasElement);
    await type('input[name=email]', 'ana@agency.example');
    await type('input[name=password]', 'right');
    await press(submit);
    await expect(await within(await alert()).findByRole('button')).toBeVisible();
  },
};
