import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { safeParse, z } from 'zod/mini';
import { linkTo } from '../../address/link';
import { useApi } from '../../api/context';
import { drafts } from '../../forms/drafts';
import { useAppForm, type FormFields } from '../../forms/use-app-form';
import { valueAt, type FieldError } from '../../forms/rules';
import type { Formatter } from '../../i18n/format';
import { wordsOf } from '../../i18n/words-of';
import { useFormat } from '../../i18n/use-format';
import type { Money } from '../../contract/money/money';
import type { BookingProgress, Price } from '../../contract/bookings/booking';
import type { Cart } from '../../plugin/points';
import { ask, type Call } from '../../query/call';
import type { Say } from '../../say/say';
import { useCheckoutPerson, type KnownUser } from '../client/use-client-details';
import { checkoutAddress, withoutCheckout, type CheckoutAddress } from './address';
import { CheckoutPage } from './CheckoutPage';
import { CheckoutScreen, type CheckoutGiven, type Entry, type ExtrasInAddress } from './CheckoutScreen';
import { askedForm, isSection, type Part, type Typed } from './form/asked';
import { Sections } from './form/Sections';
import type { Outcome } from './pay/outcome';
import type { Quote } from './pay/use-booking';
import { bareTotal } from './price/bare-price';
import { travelersToSaveAtom } from './travelers/travelers-to-save';
import { useCheckout } from './use-checkout';
import { useExtras, type ExtrasRules, type ExtrasState } from './use-extras';
import { useSale } from './use-sale';

/** In whose words a checkout asks, and what it may look at. */
export interface Asked<Criteria> {
  say: Say;
  format: Formatter;
  criteria: Criteria;
  /** What is typed, and what of it stands at a path; empty where there is nothing. */
  form: Typed;
  typed: (path: string) => string;
}

/** What a part of the page gets that a product draws itself. */
export interface Bought<Q> {
  quote: Q;
  /** What it costs with everything that was chosen. */
  price: Price;
  state: FormFields;
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type OutOf<S extends Shape> = { [Name in keyof S]?: z.output<S[Name]> };

/** The checkout of a product: what it says of it beside what all do. `Search`: what a price is asked with beside the address. */
export interface CheckoutOf<
  Q extends Quote,
  C extends Shape,
  P extends Shape,
  X extends object,
  Search = undefined,
> {
  /** Id of the product. */
  product: string;
  path: string;
  /** Where it leads: to what was found, where people choose again, and to the page that follows a booking. */
  pages: { results: string; confirmation: string };
  /** What stands in its address of what was searched for, which leads back to it, and of what was chosen; whatever else without it. */
  criteria?: C;
  pick: P;
  words: {
    /** Said where the address names nothing. */
    nothing: MessageDescriptor;
    /** Said when what was chosen is not to be had any more, and what leads to others. */
    gone: FieldError;
    others: MessageDescriptor;
    back: MessageDescriptor;
  };
  /** Leads to where it was chosen, by default with all that the address says of it. */
  back: (address: OutOf<C & P>) => { to: string; search?: object };
  /** Asks for the price of what the address names; null where it names nothing. */
  quote(
    address: OutOf<C & P> & CheckoutAddress,
    entry: Entry & { protection?: string | undefined },
    extras: X,
    search: Search,
  ): Call<{ data: Q }> | null;
  /** What it cost where it was chosen, where that is not the total in the address. */
  agreed?(quote: Q, total: Money | undefined): Money | undefined;
  extras: ExtrasInAddress<X, OutOf<P>> | { none: X };
  extrasRules?(quote: Q, criteria: OutOf<C>): ExtrasRules<X>;
  /** Failed for these reasons, the extras are priced again. */
  recheckOn?: readonly string[];
  /** Schema of the request. */
  body: z.core.$ZodType;
  /** An empty field is told in the words of that, where it has some. */
  hasOwnWords?: boolean;
  /** What is bought and what is asked, in the order of the page. */
  parts(quote: Q, asked: Asked<OutOf<C>>): readonly Part[];
  /** Under which name a draft may wait that was typed into another checkout of the same shape. */
  carried?: string;
  /** Books what was asked, as the request has it. */
  book(order: never, quote: Q): Call<Pick<BookingProgress, 'state' | 'bookingId' | 'message' | 'money'>>;
  /** What it knows better about a failed call; null for what is read as everywhere. */
  readError?(error: unknown): Outcome | null;
  /** Whether it is reserved instead of paid, or may be. */
  later?(quote: Q): 'never' | 'always' | 'may';
  PayWhen?: ComponentType<{ quote: Q; isLater: boolean; onChange: (isLater: boolean) => void }>;
  /** What the button says where nothing is paid now, and where it is paid in place of the amount. */
  reserveLabel?: MessageDescriptor;
  payLabel?: MessageDescriptor;
  /** The whole price, where a part of it is not paid here. */
  whole?(quote: Q, price: Price): Money;
  Summary: ComponentType<Bought<Q>>;
  /** What may be added. */
  Extras?: ComponentType<
    Omit<Bought<Q>, 'price'> & {
      extras: ExtrasState<X>;
      criteria: OutOf<C>;
      disabled: boolean;
      /** Is led to where something has to be said of them first. */
      anchor: RefObject<HTMLDivElement | null>;
    }
  >;
  /** As add-ons see it; `entered`: when somebody came to it, a moment that does not move with what is typed. */
  cart(quote: Q, criteria: OutOf<C>, entered: Date): Omit<Cart, 'total' | 'product'>;
  /** What is accepted by going on. */
  accepts: (isLater: boolean) => ReactNode;
}

/** The screen of a checkout, and the page that it shows once there is a price; first which quote, extras and search it has. */
export const checkoutOf =
  <Q extends Quote, X extends object = object, Search = undefined>() =>
  <C extends Shape, P extends Shape>(of: CheckoutOf<Q, C, P, X, Search>) => {
    type Criteria = OutOf<C>;
    type Address = OutOf<C & P> & CheckoutAddress;
    const schema = (of.criteria ? z.object : z.looseObject)({
      ...of.criteria,
      ...checkoutAddress,
      ...of.pick,
    }) as unknown as z.ZodMiniType<Address>;
    const criteriaOf = (address: Address) =>
      Object.fromEntries(
        Object.entries(withoutCheckout(address)).filter(([name]) => !(name in of.pick)),
      ) as Criteria;

    /** What it asks of what was priced, and how that is judged and sent. */
    const formOf = (first: Q, asked: Omit<Asked<Criteria>, 'typed' | 'form'>, person: KnownUser | null) =>
      askedForm(
        of.body,
        (form) => of.parts(first, { ...asked, form, typed: (path) => valueAt(form, path) }),
        {
          person,
          hasOwnWords: of.hasOwnWords,
        },
      );

    function Page({
      search,
      address,
      ...given
    }: CheckoutGiven<Q, X, Criteria> & { search: Search; address: Address }) {
      const { i18n } = useLingui();
      const api = useApi();
      const format = useFormat();
      const person = useCheckoutPerson();
      const navigate = useNavigate();
      const offerToSave = useSetAtom(travelersToSaveAtom);
      const anchor = useRef<HTMLDivElement>(null);
      const { checkoutKey, first, criteria } = given;
      const [isLater, setIsLater] = useState(false);
      const say: Say = { locale: format.locale, _: (words) => i18n._(words) };
      const asked = formOf(first, { say, format, criteria }, person);
      const [entered] = useState(() => new Date());
      const [carried] = useState(() =>
        of.carried ? safeParse(asked.shape, drafts.read(of.carried)).data : undefined,
      );
      useEffect(() => {
        if (of.carried) drafts.drop(of.carried);
      }, []);
      const { shape, rules } = asked;
      const form = useAppForm({
        ...{ name: 'checkout', keeps: { over: 'reload', key: checkoutKey, shape } },
        ...{ rules, initial: carried ?? asked.initial },
        nameOf: (path, values) => asked.nameOf(path, values, say._),
      });
      const agreed = of.agreed ? of.agreed(first, given.agreed) : given.agreed;
      const sale = useSale<Q, X>({
        ...{ checkoutKey, first, extras: given.extras },
        agreed: agreed ?? bareTotal(first.price),
        markup: given.markup ?? null,
        ask: async (expectedTotal, { extras: chosen, ...choices }) =>
          (await ask(api, of.quote(address, { expectedTotal, ...choices }, chosen, search)!)).data,
        onAgreed: given.onAgreed,
      });
      const extrasRules = of.extrasRules?.(first, criteria);
      const extras = useExtras({
        ...{ checkoutKey, first: given.extras, reprice: sale.reprice },
        onPriced: given.onExtras,
        ...extrasRules,
      });
      const later = of.later?.(sale.quote) ?? 'never';
      const checkout = useCheckout({
        ...{ checkoutKey, sale, form },
        details: () => asked.sent(form.values),
        book: ({ details, ...order }, idempotencyKey) =>
          ask(api, of.book({ ...order, ...details } as never, first), { idempotencyKey }),
        readError: of.readError,
        pending: extras.pending,
        isReady: () => {
          if (extras.unpriced) anchor.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
          return !extras.unpriced;
        },
        payLater: later === 'always' || (later === 'may' && isLater),
        onMade: (bookingId) => {
          offerToSave({ bookingId, travelers: asked.people(form.values) });
          void navigate({ ...linkTo(of.pages.confirmation, { bookingId }), replace: true });
        },
        onOver: given.onNewKey,
        onFailed: ({ reason }) => {
          if (reason && of.recheckOn?.includes(reason)) extras.recheck();
        },
        onRefused: (paths) => {
          if (extrasRules?.narrowed && paths.some((path) => path.startsWith('extras'))) extras.recheck();
        },
        onGiveUp: () => void navigate(linkTo(of.pages.results, criteria)),
      });
      const { quote, price } = sale;
      const parts = asked.parts(form.values);
      const isLast = (part: Part) => isSection(part) && part.title === undefined && !part.draw;
      const last = parts.filter(isLast);
      const drawn = { state: form, body: of.body };
      const { PayWhen, Summary, Extras } = of;
      return (
        <CheckoutPage
          id={`${of.product}-checkout`}
          sale={sale}
          checkout={checkout}
          words={given.words}
          summary={<Summary quote={quote} price={price} state={form} />}
          whole={of.whole?.(quote, price)}
          fields={<Sections {...drawn} parts={parts.filter((part) => !isLast(part))} />}
          extras={(disabled) =>
            Extras && <Extras {...{ quote, extras, criteria, disabled, anchor }} state={form} />
          }
          cart={{ product: of.product, ...of.cart(quote, criteria, entered) }}
          hasAddons={later !== 'always'}
          payWhen={
            later === 'may' && PayWhen && <PayWhen quote={quote} isLater={isLater} onChange={setIsLater} />
          }
          reserveLabel={of.reserveLabel && i18n._(of.reserveLabel)}
          payLabel={of.payLabel && i18n._(of.payLabel)}
          agreement={last.length > 0 && <Sections {...drawn} parts={last} />}
          terms={of.accepts(checkout.payLater)}
        />
      );
    }

    function Screen({ search }: { search?: Search } = {}) {
      const { i18n } = useLingui();
      const { nothing, gone, others, back } = of.words;
      return (
        <CheckoutScreen
          {...of}
          schema={schema}
          quote={(address, entry, extras) => of.quote(address, entry, extras, search as Search)}
          criteria={criteriaOf}
          words={{
            nothing: i18n._(nothing),
            gone: 'id' in gone ? i18n._(gone) : wordsOf(gone),
            others: i18n._(others),
          }}
          back={(address) => {
            const chosen = withoutCheckout(address);
            return { search: chosen, ...of.back(chosen as typeof address), label: i18n._(back) };
          }}
        >
          {(given) => <Page {...given} search={search as Search} />}
        </CheckoutScreen>
      );
    }
    return Object.assign(Screen, { Page, formOf });
  };
