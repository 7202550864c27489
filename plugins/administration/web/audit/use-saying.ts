import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { productNamed, useInstalledProducts } from '../installed';
import { useSettingNames } from '../settings/setting-names';
import type { Saying } from './changes';

/** How the log's names and values are said; what we have no word for is shown as it was written down. */
export function useSaying(): Saying {
  const { t } = useLingui();
  const { _ } = useI18n();
  const format = useFormat();
  const installed = useInstalledProducts();
  const settings = useSettingNames();
  const names: Readonly<Record<string, string>> = {
    ...settings,
    markup: t`Default markup`,
    products: t`Markups of products`,
    refundProtectMarkup: t`Refund protection`,
    bookingMenuItemOptions: t`Products`,
    signUpDomains: t`Who may sign up`,
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
    isSearched: t`Narrowed by a search`,
  };
  const words: Readonly<Record<string, string>> = {
    Active: t`Active`,
    Inactive: t`Inactive`,
    Client: t`Client`,
    SalesAgent: t`Sales agent`,
    AgencyOwner: t`Owner`,
    confirmed: t`Confirmed`,
    reserved: t`Reserved`,
    cancelling: t`Being cancelled`,
    cancelled: t`Cancelled`,
    form: t`Form`,
    mail: t`Email`,
    past: t`Past trips`,
    upcoming: t`Upcoming trips`,
  };
  return {
    money: (money) => format.money(money, { own: true }),
    yes: t`On`,
    no: t`Off`,
    word: (value) => {
      const label = productNamed(installed, value)?.label;
      return words[value] ?? (label ? _(label) : value);
    },
    name: (part) => {
      const product = installed.find(({ plugin }) => plugin === part);
      return names[part] ?? (product?.label ? _(product.label) : part);
    },
  };
}
