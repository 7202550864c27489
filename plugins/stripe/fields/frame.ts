import type { Money } from '@/core/contract';
import { dress } from '@/server/payment/fields/dress';
import { type FrameLanguage } from '@/server/payment/fields/texts';
import { themeProperties } from '@/server/payment/fields/theme';
import { toStripe } from '../minor-units';
import {
  appearanceOf,
  type Element,
  type Elements,
  type ElementsOptions,
  type StripeScript,
} from './elements';
import type { FieldsSetUp } from './page';
import { TEXTS } from './texts';

// Runs inside the frame, around Stripe's own fields. The page around it gets tokens and words, never a number.

const at = (id: string) => document.getElementById(id)!;
const setUp = JSON.parse(at('set-up').textContent ?? '') as FieldsSetUp;
const around = setUp.framedBy ?? location.origin;
const post = (type: string, body: object = {}) =>
  parent.postMessage({ type: `caravel:${type}`, ...body }, around);
/** How long Stripe may take to make a token of what was typed. */
const TOKEN_MS = 30_000;

const theme = new Map<string, string>();
let language: FrameLanguage = 'en';
let due: Money | null = null;
let stripe: StripeScript | null = null;
let elements: Elements | null = null;
let element: Element | null = null;
let chosen = { type: 'card', complete: false };
/** Pix is asked for where it may be had; an account without it is known by its fields not loading. */
let hasPix = true;

const gone = () => {
  at('gone').textContent = TEXTS[language].gone;
};

/** What is to be paid, as Stripe counts it; without an amount a card is kept for later. */
function options(): ElementsOptions {
  const sum = due && toStripe(due);
  if (!sum)
    return { mode: 'setup', currency: 'usd', setupFutureUsage: 'off_session', paymentMethodTypes: ['card'] };
  // What is paid at once cannot be held first, so that Stripe would leave it out by itself.
  return sum.currency === 'brl' && hasPix
    ? { mode: 'payment', ...sum, paymentMethodTypes: ['card', 'pix'] }
    : { mode: 'payment', ...sum, captureMethod: 'manual' };
}

function draw(): void {
  if (!globalThis.Stripe) return gone();
  stripe ??= globalThis.Stripe(setUp.publishableKey, {
    locale: language,
    ...(setUp.account ? { stripeAccount: setUp.account } : {}),
  });
  if (elements) {
    const { mode: _, ...rest } = options();
    elements.update({ ...(due ? rest : {}), appearance: appearanceOf(theme) });
    return;
  }
  elements = stripe.elements({ ...options(), appearance: appearanceOf(theme) });
  element = elements.create('payment', { layout: 'tabs' });
  element.on('change', ({ complete, value }) => {
    chosen = { type: value.type, complete };
    at('note').textContent = value.type === 'pix' ? TEXTS[language].pix : '';
    post('change', { complete, brand: value.type, errors: [] });
  });
  element.on('loaderror', () => {
    if (!hasPix || options().captureMethod) return gone();
    hasPix = false;
    element?.destroy?.();
    elements = null;
    draw();
  });
  element.mount(at('element'));
}

const problem = (message = TEXTS[language].incomplete) => [{ field: 'number', message }];

/** Stripe shows by itself what is wrong with its fields. */
async function check(): Promise<void> {
  // A wallet would open.
  const error = chosen.type === 'card' ? (await elements?.submit())?.error : undefined;
  post('error', { errors: error ? problem(error.message) : [] });
}

const within = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), TOKEN_MS)),
  ]);

async function tokenise(requestId: unknown): Promise<void> {
  const echo = typeof requestId === 'string' ? { requestId: requestId.slice(0, 100) } : {};
  const refuse = (message?: string) => post('error', { errors: problem(message), ...echo });
  if (!stripe || !elements) return refuse(TEXTS[language].gone);
  // A wallet asks its holder, who may take a while.
  post('busy', echo);
  try {
    const { error } = await elements.submit();
    if (error) return refuse(error.message);
    const made = await within(stripe.createConfirmationToken({ elements }));
    if (made.error) return refuse(made.error.message);
    const { id, payment_method_preview: preview } = made.confirmationToken;
    const card = {
      brand: preview?.card?.brand ?? preview?.type ?? 'card',
      last4: preview?.card?.last4 ?? '',
    };
    post('token', { token: id, card, ...echo });
  } catch {
    refuse(TEXTS[language].gone);
  }
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger((value as Money).amount) &&
  /^[A-Z]{3}$/.test(String((value as Money).currency));

function configure(message: Record<string, unknown>): void {
  for (const [name, value] of themeProperties(message['theme'])) {
    theme.set(name, value);
    document.documentElement.style.setProperty(name, value);
  }
  if (typeof message['language'] === 'string' && message['language'] in TEXTS) {
    language = message['language'] as FrameLanguage;
    document.documentElement.lang = language;
    document.title = TEXTS[language].title;
  }
  due = isMoney(message['due']) ? message['due'] : null;
  draw();
}

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== parent || event.origin !== around) return;
  const message = (typeof event.data === 'object' ? event.data : null) as Record<string, unknown> | null;
  switch (message?.['type']) {
    case 'caravel:configure':
      return configure(message);
    case 'caravel:tokenise':
      return void tokenise(message['requestId']);
    case 'caravel:check':
      return void check();
    case 'caravel:font':
      return dress(message['bytes']);
    case 'caravel:focus':
      return element?.focus();
  }
});

new ResizeObserver(() =>
  post('height', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
post('ready');
