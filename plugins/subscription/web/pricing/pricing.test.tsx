import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgency } from '@/core/testing/agency';
import { askedOf, fakeApi, type FakeApi } from '@/core/testing/fake-api';
import { patient } from '@/core/testing/patient';
import { refusal } from '@/core/testing/refusal';
import { renderPlugin } from '@/core/testing/renderPlugin';
import { aUser } from '@/core/testing/user';
import { ApiError } from '@/core/api/error';
import type { User } from '@/core/contract';
import { entries } from '../../../entries';
import { verifyCoupon } from '../../contract/coupons';
import { getPlans } from '../../contract/plans';
import { subscriptionRefusals } from '../../contract/refusals';
import { checkSubdomain, createAgencySignUp } from '../../contract/sign-up';
import {
  declined,
  HOLIDAY,
  plansAnswer,
  progress,
  ready,
  signUpAnswers,
  VERIFY_PATH,
} from './testing/answers';
import { paidByCard } from '../testing/card';

paidByCard();
patient();

const registry = { subscription: { ...entries.subscription, load: () => import('../../plugin') } };
const went = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  went.mockClear();
  vi.stubGlobal('location', { ...location, origin: location.origin, assign: went });
});

const open = async (
  given: Readonly<Record<string, unknown>> = {},
  path = '/pricing',
  { isPlatform = true, user }: { isPlatform?: boolean; user?: User } = {},
) => {
  const api = fakeApi(signUpAnswers(given));
  const agency = anAgency({ isPlatform, agencyName: 'Caravel' });
  const page = await renderPlugin({ registry, path, api, agency, ...(user ? { user } : {}) });
  return { api, ...page };
};

const FILLED = {
  name: 'Ana Lima',
  email: 'ana@lisboa.example',
  password: 'Caravel_2026',
  agencyName: 'Lisboa Tours',
  addressLine: 'Rua Augusta 12, 3.º',
  city: 'Lisboa',
  state: 'Lisboa',
  zipCode: '1100-053',
  country: 'PT',
  customerServicePhone: '+351 21 555 0142',
  customerServiceEmail: 'help@lisboa.example',
};
const field = (name: string) => document.getElementById(`sign-up-${name}`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fill = async (more: Partial<Record<string, string>> = {}) => {
  await screen.findByRole('heading', { level: 1, name: 'Open your agency' });
  await waitFor(() => expect(field('country').querySelector('option[value=PT]')).toBeTruthy());
  for (const [name, value] of Object.entries({ ...FILLED, ...more })) type(name, value!);
};
const press = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: /^(Pay|Open my)/ }))[0]!);
const sent = (api: FakeApi) => askedOf(api, createAgencySignUp.path);
const problemAt = (name: string) => document.getElementById(`sign-up-${name}-error`)?.textContent;

describe('who may open it', () => {
  it("R068 elsewhere than on the platform's host it leads home before it is drawn", async () => {
    const { api, router } = await open({}, '/pricing', { isPlatform: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(askedOf(api, getPlans.path)).toHaveLength(0);
  });
  it('G36 who is signed in may', async () => {
    const { router } = await open({}, '/pricing', { user: aUser() });
    await screen.findByRole('heading', { level: 1, name: 'Open your agency' });
    expect(router.state.location.pathname).toBe('/pricing');
  });
});

describe('what it costs', () => {
  it('M115 M117 the regular rate, and what is charged when', async () => {
    await open();
    const offer = within(await screen.findByRole('region', { name: 'What it costs' }));
    expect(offer.getByText('Regular')).toBeTruthy();
    expect(offer.getByText('$99 per month billed annually')).toBeTruthy();
    expect(offer.getAllByText('$1,188.00')).toHaveLength(2);
    expect(screen.getAllByText(/^Today \$1,188\.00, then \$1,188\.00 every 12 months from /)).toHaveLength(1);
  });
  it('M114 M116 the holiday rate', async () => {
    await open({ [getPlans.path]: plansAnswer(HOLIDAY) });
    const offer = within(await screen.findByRole('region', { name: 'What it costs' }));
    expect(offer.getByText('Holiday rate')).toBeTruthy();
    expect(offer.getByText('$29.99 per month for 12 months')).toBeTruthy();
    expect(offer.getByText('every month, 11 times')).toBeTruthy();
  });
});

describe('the form', () => {
  it('R414 asks for everything that an agency needs', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Open your agency' });
    for (const name of [...Object.keys(FILLED), 'subdomain']) expect([name, field(name)]).not.toContain(null);
    expect(document.getElementById('couponCode')).toBeTruthy();
    expect(screen.getByText('Card fields')).toBeTruthy();
  });

  it.each([
    ['R415', { subdomain: 'Address of your site: Please enter a subdomain' }],
    [
      'R417',
      {
        agencyName: 'Name of the agency: Invalid Agency Name',
        addressLine: 'Street and number: Invalid Address Line',
        city: 'City: Invalid City Name',
      },
    ],
    [
      'R418',
      {
        zipCode: 'Zip code: Please enter valid zip code',
        customerServicePhone: 'Customer service phone: Please enter valid phone number',
      },
    ],
    ['R446', { email: 'Email: Required', customerServiceEmail: 'Customer service email: Required' }],
    ['R446 R117', { password: 'Password: Password Required' }],
    [
      'it',
      {
        name: 'Your name: Required',
        state: 'State or region: Please enter valid state',
        country: 'Country: Please enter valid country',
      },
    ],
  ])(
    '%s says at each field what is missing, and in a list with links; nothing is sent: %j',
    async (_, missing) => {
      const { api } = await open();
      await press();
      const list = within(await screen.findByRole('alert'));
      for (const [name, words] of Object.entries(missing)) {
        expect(problemAt(name)).toBe(words.split(': ')[1]);
        await userEvent.click(list.getByRole('link', { name: words }));
        expect(document.activeElement).toBe(field(name));
      }
      expect(sent(api)).toHaveLength(0);
    },
  );

  it.each([
    ['R415', 'subdomain', 'Lis boa', 'Subdomain is not valid'],
    ['R415 G99', 'subdomain', 'admin', 'Agency cannot be created with selected subdomain'],
    ['R446', 'email', 'ana', 'Please include an @ in the email address'],
    ['R446', 'customerServiceEmail', 'help@host', 'The entered email is not valid'],
    ['R446', 'password', 'short', 'Password must be valid'],
    ['R417', 'city', '12', 'Invalid City Name'],
    ['R418', 'zipCode', '!', 'Please enter valid zip code'],
    ['R418', 'customerServicePhone', '12', 'Please enter valid phone number'],
    ['R419', 'agencyName', ' Lisboa', 'Space not allowed'],
    ['R419', 'addressLine', ' Rua', 'Space not allowed'],
  ])('%s %s %j says so when it is left', async (_, name, value, words) => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Open your agency' });
    type(name, value);
    expect(problemAt(name)).toBeUndefined();
    fireEvent.blur(field(name));
    await waitFor(() => expect(problemAt(name)).toBe(words));
  });

  it('R416 R447 the subdomain follows the name, is asked about as one types, and a free one is offered', async () => {
    const { api } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Open your agency' });
    type('agencyName', 'Taken & Söhne');
    expect(field('subdomain').value).toBe('taken-sohne');
    await waitFor(() =>
      expect(problemAt('subdomain')).toBe('Agency with Subdomain/Name/Domain already exists!'),
    );
    // At once, so that no machine is slow enough to make a pause of it.
    fireEvent.click(screen.getByRole('button', { name: 'Use taken-sohne-2' }));
    expect(field('subdomain').value).toBe('taken-sohne-2');
    type('subdomain', 'mine');
    expect(await screen.findByText('mine.caravel.example is free')).toBeTruthy();
    expect(askedOf(api, checkSubdomain.path).map(({ input }) => input.query!['subdomain'])).toEqual([
      'taken-sohne',
      'mine',
    ]);
    // From now on it is somebody's own.
    type('agencyName', 'Another name');
    expect(field('subdomain').value).toBe('mine');
  });

  it('R416 what is taken is not sent', async () => {
    const { api } = await open();
    await fill({ agencyName: 'Taken' });
    await screen.findByRole('button', { name: 'Use taken-2' });
    await press();
    expect(await screen.findByRole('link', { name: /^Address of your site: Agency with/ })).toBeTruthy();
    expect(sent(api)).toHaveLength(0);
  });

  it('is kept over a reload, without the password', async () => {
    const { unmount } = await open();
    await fill();
    unmount();
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Open your agency' });
    expect(field('name').value).toBe('Ana Lima');
    expect(field('subdomain').value).toBe('lisboa-tours');
    expect(field('password').value).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(FILLED.password);
  });
});

describe('a coupon', () => {
  const apply = async (code: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon code' }), code);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };
  it('M118 M119 is asked about, then taken with its words and what it makes of the price', async () => {
    let answer: (given: unknown) => void = () => undefined;
    const known = signUpAnswers()[verifyCoupon.path] as (input: object) => unknown;
    const { api, router } = await open({
      [verifyCoupon.path]: (input: object) => new Promise((done) => (answer = () => done(known(input)))),
    });
    await apply('three-free');
    expect(document.getElementById('couponCode')!.getAttribute('aria-busy')).toBe('true');
    await act(async () => answer(null));
    expect(await screen.findByText('The coupon is accepted')).toBeTruthy();
    expect(screen.getByText('3 months free')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Open my agency' }).length).toBeGreaterThan(0);
    expect(askedOf(api, verifyCoupon.path)[0]!.input.params).toEqual({ code: 'three-free' });
    // A reload finds it in the address.
    await waitFor(() => expect(router.state.location.search).toMatchObject({ coupon: 'THREE-FREE' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the coupon' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('coupon'));
    expect(screen.getAllByRole('button', { name: 'Pay $1,188.00' }).length).toBeGreaterThan(0);
  });
  it('M106 M120 is refused in the words of the server, and nothing is sent with it', async () => {
    const { api } = await open();
    await apply('NOT-ONE');
    expect(await screen.findByText('Coupon Code is not valid')).toBeTruthy();
    await fill();
    await press();
    expect(await screen.findByRole('link', { name: 'Coupon Code is not valid' })).toBeTruthy();
    expect(sent(api)).toHaveLength(0);
  });
  it('R424 M107 none says so, and a server that says nothing "Something went wrong!"', async () => {
    await open({ [verifyCoupon.path]: new ApiError(0, 'NETWORK', 'No connection') });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Please enter a valid coupon code')).toBeTruthy();
    await apply('ANY-CODE');
    expect(await screen.findByText('Something went wrong!')).toBeTruthy();
  });
  it('R425 one that was sent along is taken at once', async () => {
    await open({}, '/pricing?coupon=FIRST-YEAR');
    expect(await screen.findByText('The coupon is accepted')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Pay $29.99' }).length).toBeGreaterThan(0);
  });
});

describe('signing up', () => {
  it('R414 R425 sends what was typed, the coupon and what is due, once', async () => {
    const { api, router } = await open({}, '/pricing?coupon=THREE-FREE');
    await screen.findByText('The coupon is accepted');
    await fill();
    const [button] = screen.getAllByRole('button', { name: 'Open my agency' });
    fireEvent.click(button!);
    fireEvent.click(button!);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ verify: 'su_1' }));
    expect(sent(api)).toHaveLength(1);
    expect(sent(api)[0]!.input.body).toEqual({
      ...FILLED,
      subdomain: 'lisboa-tours',
      couponCode: 'THREE-FREE',
      language: 'en',
      acceptedAmount: { amount: 0, currency: 'USD' },
      payment: { method: 'card', token: 'tok_visa' },
    });
    expect(sent(api)[0]!.key).toMatch(/^[\w-]{20,}$/);
  });

  it('R447 M108 what exists is said at its field, and nothing that was typed is lost', async () => {
    const said = subscriptionRefusals.exists;
    const { api } = await open({
      [createAgencySignUp.path]: refusal(409, 'CONFLICT', said, {
        fields: [{ path: 'agencyName', ...said }],
      }),
    });
    await fill();
    await press();
    const words = 'Agency with Subdomain/Name/Domain already exists!';
    expect(await screen.findByRole('link', { name: `Name of the agency: ${words}` })).toBeTruthy();
    expect(problemAt('agencyName')).toBe(words);
    expect(field('password').value).toBe(FILLED.password);
    expect(sent(api)).toHaveLength(1);
  });

  it('another price is said and asked for anew; nothing is charged', async () => {
    const { api } = await open({
      [createAgencySignUp.path]: refusal(409, 'CONFLICT', subscriptionRefusals.priceChanged),
    });
    await fill();
    await press();
    expect(await screen.findByText('The price has changed. Please check it again.')).toBeTruthy();
    await waitFor(() => expect(askedOf(api, getPlans.path)).toHaveLength(2));
  });

  it('R427 M112 a card that is refused keeps the form, and says what the bank said; the next try has another key', async () => {
    const { api } = await open({ [createAgencySignUp.path]: { data: declined() } });
    await fill();
    await press();
    expect(await screen.findByText('Something went wrong during payment, please try again')).toBeTruthy();
    expect(screen.getByText('Your card was declined.')).toBeTruthy();
    expect(screen.getByText(/Nothing has been charged/)).toBeTruthy();
    expect(field('password').value).toBe(FILLED.password);
    await press();
    await waitFor(() => expect(sent(api)).toHaveLength(2));
    const [first, second] = sent(api);
    expect(second!.key).not.toBe(first!.key);
  });

  it('an answer that is missing is asked for again with the very same request', async () => {
    let lost = true;
    const { api, router } = await open({
      [createAgencySignUp.path]: () => {
        if (!lost) return { data: progress() };
        lost = false;
        throw new ApiError(0, 'NETWORK', 'No connection');
      },
    });
    await fill();
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ verify: 'su_1' }));
    const [first, second] = sent(api);
    expect(second).toEqual(first);
  });

  it('R430 a holder who must confirm is led to the bank, and comes back to a page that follows it', async () => {
    const actionUrl = 'https://bank.example/confirm';
    const { router } = await open({
      [createAgencySignUp.path]: { data: progress({ status: 'action-required', actionUrl }) },
      [VERIFY_PATH]: { data: progress({ status: 'action-required', actionUrl }) },
    });
    await fill();
    await press();
    await waitFor(() => expect(went).toHaveBeenCalledWith(actionUrl));
    expect(router.state.location.search).toMatchObject({ verify: 'su_1' });
  });
});

describe('how far it is', () => {
  it('R428 R430 is asked at the path that was supplied until the agency stands; then leads there', async () => {
    let asked = 0;
    const { api } = await open(
      { [VERIFY_PATH]: () => ({ data: ++asked < 2 ? progress() : ready() }) },
      '/pricing?verify=su_1',
    );
    expect(await screen.findByRole('heading', { name: 'Opening your agency' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Your agency is ready' })).toBeTruthy();
    expect(screen.getByText('lisboa-tours.caravel.example')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my agency' }).getAttribute('href')).toBe(
      'https://lisboa-tours.caravel.example/welcome#entry-code-of-once',
    );
    expect(askedOf(api, VERIFY_PATH)).toHaveLength(2);
  });

  it('R427 M112 one that failed leads back to the form with its words', async () => {
    const { router } = await open({ [VERIFY_PATH]: { data: declined() } }, '/pricing?verify=su_1');
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
    expect(field('name')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('verify'));
  });

  it('R447 money for a name that was taken meanwhile is coming back, and the field says so', async () => {
    const said = subscriptionRefusals.exists;
    const failed = progress({ status: 'failed', ...said, field: { path: 'subdomain', ...said } });
    await open({ [VERIFY_PATH]: { data: failed } }, '/pricing?verify=su_1');
    expect(await screen.findByText(/it is being refunded/)).toBeTruthy();
    expect(problemAt('subdomain')).toBe(said.message);
  });

  it('an unknown one leads to the form', async () => {
    const { router } = await open(
      { [VERIFY_PATH]: refusal(404, 'NOT_FOUND', subscriptionRefusals.signUpOver) },
      '/pricing?verify=su_1',
    );
    expect(await screen.findByText('This sign-up has ended. Please start again.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Open your agency' })).toBeTruthy();
    expect(router.state.location.search).not.toHaveProperty('verify');
  });
});

it('M003 R008 Build Now in the slider leads here from the start page, which says the same price', async () => {
  await open({}, '/');
  const slider = await screen.findByRole('region', { name: 'What you get' });
  const link = await within(slider).findByRole('link', { name: 'Build Now' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(await screen.findByText('$99 per month billed annually', {}, { timeout: 6_000 })).toBeTruthy();
});
