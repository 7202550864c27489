import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../../plugin/icons';
import type { ExtensionPoints } from '../../plugin/points';
import { bookableContributions } from './contributions';
import { PLAIN_STATUSES } from './statuses';
import type { PlainSite } from './site';

type Points = ExtensionPoints<string, Record<string, never>, unknown>;

/** The pages of a plain product as its module has them. */
type Pages<Page extends string> = Pick<PlainSite<Page>, 'Trip' | 'Recent' | 'list'>;

/** Beside what every booking in My Trips has. */
export interface PlainTrip {
  offer: object | null;
}

/**
 * What a plain product contributes to the agency's site: its tab and form, its bookings in My Trips, on the dashboard and in
 * the back office, its markup.
 */
export const plainContributions = <const Home extends string>(
  home: Home,
  own: {
    /** Of its tab, and of what is sold. */
    label: MessageDescriptor;
    icon: IconName;
    /** Its bookings: "Lounge bookings", and those of who reads: "Lounges you booked". */
    bookings: MessageDescriptor;
    yours: MessageDescriptor;
    /** The markup that the owner sets on its price. */
    markup: MessageDescriptor;
    form: Points['search.forms']['component'];
    /** The module of its pages. */
    site: () => Promise<{ default: Pages<`${Home}/booking`> }>;
  },
) => {
  const page =
    <Name extends keyof Pages<string>>(name: Name) =>
    () =>
      own.site().then((module) => ({ default: module.default[name] }));
  return bookableContributions({
    home,
    booking: `${home}/booking` as const,
    label: own.label,
    icon: own.icon,
    form: own.form,
    trips: { category: own.label, card: page('Trip') },
    office: { title: own.bookings, source: page('list'), statuses: PLAIN_STATUSES },
    recent: { title: own.yours, list: page('Recent') },
    markup: { field: 'offer', label: own.markup },
  });
};
