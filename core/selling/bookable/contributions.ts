import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../../plugin/icons';
import type { ExtensionPoints } from '../../plugin/points';
import { PLATFORM_STATUSES, type StatusWords } from '../after-sale/statuses';

type Points = ExtensionPoints<string, Record<string, never>, unknown>;

interface Bookable<Home, Page, Card, Source, Field, Statuses> {
  /** Of its tab in the menu and of its search form. */
  label: MessageDescriptor;
  icon: IconName;
  home: Home;
  /** The page of one booking. */
  booking: Page;
  form: Points['search.forms']['component'];
  /** Its bookings in My Trips. */
  trips: { category: MessageDescriptor; card: Card };
  /** Its bookings in the back office, with its own status words; the platform's are known. */
  office: { title: MessageDescriptor; source: Source; statuses: Statuses };
  /** The last ones, on the dashboard. */
  recent: { title: MessageDescriptor; list: Points['dashboard.widgets']['component'] };
  /** Words for what its server writes down, where that is something of its own. */
  log?: Points['log.words']['words'];
  /** The markup that the owner sets on its price. */
  markup: { field: Field; label: MessageDescriptor };
}

const lastPart = (path: string): string => path.split('/').at(-1)!.toLowerCase();
/** What selects its tab: its home, and the page of a booking where that stands elsewhere. */
const segmentsOf = (home: string, booking: string): string[] => [
  lastPart(home),
  ...(booking.startsWith(`${home}/`) ? [] : [lastPart(booking)]),
];

/** What every product that is booked contributes to the agency's site. */
export const bookableContributions = <
  const Home extends string,
  const Page extends string,
  Card,
  Source,
  const Field extends string,
  Statuses extends StatusWords,
>({
  label,
  icon,
  home,
  booking,
  form,
  trips,
  office,
  recent,
  log,
  markup,
}: Bookable<Home, Page, Card, Source, Field, Statuses>) =>
  ({
    menu: [{ id: 'tab', label, to: home, icon, segments: segmentsOf(home, booking) }],
    'search.forms': [{ id: 'form', label, component: form }],
    'trips.cards': [
      {
        id: 'card',
        category: trips.category,
        component: trips.card,
        page: ({ bookingId }: { bookingId: string }) => ({ to: booking, search: { bookingId } }),
      },
    ],
    'bookings.lists': [
      {
        id: 'bookings',
        title: office.title,
        source: office.source,
        statuses: { ...PLATFORM_STATUSES, ...office.statuses },
      },
    ],
    'dashboard.widgets': [{ id: 'recent', title: recent.title, size: 'small', component: recent.list }],
    'log.words': log ? [{ id: 'log', words: log }] : [],
    'markup.fields': [{ id: 'price', field: markup.field, label: markup.label, unit: 'percent' }],
  }) as const;
