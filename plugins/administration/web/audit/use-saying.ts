import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { useContributions } from '@/core/plugin/react';
import { useAgency } from '@/core/tenant/agency';
import { productNamed, useInstalledProducts } from '../installed';
import { useLogWords } from '../log-words';
import { useSettingNames } from '../settings/setting-names';
import type { Saying } from './changes';
import { isUuid, withDates } from './text';
import { useActionNames } from './use-action-names';

/** Parts whose values are words out of a list: one that is not in it is the code's, not the reader's. */
const OF_A_LIST = new Set([
  'action',
  'product',
  'reason',
  'state',
  'status',
  'user_type',
  'userType',
  'via',
  'when',
]);
const PERCENT = new Set(['markup', 'products', 'refundProtectMarkup']);
const MONEY = new Set(['agencyFee', 'productFees']);
const PICTURES = new Set(['logo', 'mobileLogo']);

/** How the log's names and values are said; `people` by the ids under which they were written down. */
export function useSaying(people: Readonly<Record<string, string>> = {}): Saying {
  const { t } = useLingui();
  const { _ } = useI18n();
  const format = useFormat();
  const { currency } = useAgency();
  const installed = useInstalledProducts();
  const settings = useSettingNames();
  const actionName = useActionNames();
  const ofProducts = useLogWords();
  const lists = useContributions('bookings.lists');
  const names: Readonly<Record<string, string>> = {
    ...settings,
    markup: t`Default markup`,
    products: t`Markups of products`,
    refundProtectMarkup: t`Refund protection`,
    agencyFee: t`Agency fee`,
    productFees: t`Agency fee`,
    basisPoints: t`Refund protection`,
    bookingMenuItemOptions: t`Products`,
    signUpDomains: t`Who may sign up`,
    visitorsMaySearch: t`Visitors may search without signing in`,
    customDomain: t`Your own domain`,
    sso: t`Single sign-on`,
    isEnabled: t`Switched on`,
    status: t`Status`,
    state: t`Status`,
    refund: t`Refund`,
    penalty: t`Cancellation fee`,
    reason: t`Reason for cancellation`,
    to: t`Sent to`,
    email: t`Email`,
    phone: t`Phone`,
    firstName: t`First name`,
    lastName: t`Last name`,
    userType: t`Role`,
    user_type: t`Role`,
    isRestrictedAgent: t`Restricted Mode`,
    is_restricted: t`Restricted Mode`,
    created: t`Created`,
    updated: t`Updated`,
    count: t`How many`,
    via: t`By way of`,
    client: t`Client`,
    userIds: t`Clients`,
    agentId: t`Sales agent`,
    product: t`Product`,
    locator: t`Record Locator`,
    startDate: t`Since`,
    endDate: t`Until`,
    when: t`When`,
    action: t`What`,
    selectedStatus: t`Status`,
    agent_id: t`Sales agent`,
    picture: t`Picture`,
    homeAirport: t`Home airport`,
    streetAddress: t`Address`,
    country: t`Address`,
    city: t`Address`,
    zipCode: t`Address`,
    isSSOEnabled: t`Switched on`,
    tokenValidationEndpoint: t`Token validation endpoint`,
    tokenValidationBodyKey: t`Name of the token`,
    remoteSignup: t`Remote signup`,
    directLogin: t`Direct login`,
    isSearched: t`Narrowed by a search`,
  };
  const words: Readonly<Record<string, string>> = {
    Active: t`Active`,
    Inactive: t`Inactive`,
    Client: t`Client`,
    SalesAgent: t`Sales agent`,
    AgencyOwner: t`Owner`,
    Unverified: t`Not verified`,
    processing: t`In progress`,
    confirmed: t`Confirmed`,
    reserved: t`Reserved`,
    cancelling: t`Being cancelled`,
    withdrawing: t`Being cancelled`,
    cancelled: t`Cancelled`,
    form: t`Form`,
    mail: t`Email`,
    sso: t`Single sign-on`,
    google: 'Google',
    facebook: 'Facebook',
    past: t`Past trips`,
    upcoming: t`Upcoming trips`,
  };
  const productLabel = (id: string): string | null => {
    const product = installed.find(({ plugin }) => plugin === id) ?? productNamed(installed, id);
    return product ? (product.label ? _(product.label) : product.name) : null;
  };
  const statusLabel = (value: string): string | null => {
    const label = lists.map(({ statuses }) => statuses[value]).find(Boolean);
    return label ? _(label) : null;
  };
  const dated = (iso: string) =>
    iso.length > 10 ? `${format.date(iso.slice(0, 10))} ${format.time(iso.slice(0, 16))}` : format.date(iso);
  return {
    money: (money) => format.money(money, { own: true }),
    yes: t`On`,
    no: t`Off`,
    changed: t`Changed`,
    more: (count) => t`and ${count} more`,
    number: (value, part) =>
      MONEY.has(part)
        ? format.money({ amount: value, currency }, { own: true })
        : PERCENT.has(part)
          ? format.percent(value / 100)
          : part === 'basisPoints'
            ? format.percent(value / 10_000)
            : format.number(value),
    word: (value, part) => {
      if (isUuid(value)) return people[value] ?? null;
      if (PICTURES.has(part)) return t`Picture`;
      if (part === 'action') return actionName(value);
      if (part === 'product') return productLabel(value);
      const known = words[value] ?? statusLabel(value) ?? ofProducts(value);
      return known ?? (OF_A_LIST.has(part) ? null : withDates(value, dated));
    },
    name: (part) => names[part] ?? ofProducts(part) ?? productLabel(part),
  };
}
