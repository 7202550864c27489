import type { Language, Money } from '@/core/contract';
import type { CallOptions } from '@/server/ports/booking';
import { definePort } from '@/server/ports/supplier';
import type * as kit from '@/server/ports/supplier';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { ActivityDetails, ActivityGuests, ActivityReview, LanguageGuide } from '../contract';
import { activityRefusals } from '../contract/refusals';
import type { Travelers } from '../contract/travelers';
import type { TourLanguage, TravelerCategory } from '../contract/vocabulary';
import type { StoredDetails } from './order';

/** Days of the calendar at the destination, both included, `YYYY-MM-DD`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days that are looked at, on a day of the calendar at the destination. */
export type DaysFrom = (today: string) => Days;

/** Where a search looks. */
export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
  /** Of the reference data, where the place that was chosen has one. */
  readonly cityCode: string | null;
}

/** What is looked for, at every supplier alike. */
export interface SupplierSearch extends Around {
  readonly days: Days;
  readonly language: Language;
  /** The currency that offers are wanted in. */
  readonly currency: string;
}

/** A picture of a supplier's: a path of this site, or an address elsewhere, which is only shown through the proxy. */
export interface SupplierPicture {
  readonly url: string;
  readonly caption: string | null;
}

/** An activity as a supplier lists it for the days of a search, at the net price of one grown person. */
export interface SupplierCard extends kit.NetOffer {
  readonly supplierId: string;
  readonly title: string;
  readonly pictures: readonly SupplierPicture[];
  /** Of 5. */
  readonly reviews: { readonly score: number; readonly count: number } | null;
  /** Minutes. */
  readonly duration: { readonly least: number; readonly most: number };
  readonly latitude: number;
  readonly longitude: number;
  readonly languages: readonly TourLanguage[];
  /** Ids of kinds. */
  readonly tags: readonly string[];
  /** What those kinds are called that are the supplier's own, in the language of who asks. */
  readonly tagNames?: Readonly<Record<string, string>>;
  /** What people type who mean it, in every language; absent where the supplier says none. */
  readonly words?: readonly string[];
  /** Local times `HH:mm` at which it begins within the days; none where it is open all day. */
  readonly starts: readonly string[];
  readonly fromCategory: TravelerCategory;
  /** What it was before; null unless it is a deal. */
  readonly published: Money | null;
  readonly freeCancellation: boolean;
  readonly likelyToSellOut: boolean;
  readonly kidFriendly: boolean;
  readonly avoidsCrowd: boolean;
  readonly isVirtual: boolean;
  readonly hasSafetyMeasures: boolean;
  readonly firstDay: string;
  readonly instant: boolean;
  /** Hours within which it confirms what is not confirmed at once; those of R337 without it. */
  readonly confirmedWithin?: number | undefined;
}

/** What a supplier says of an activity whatever the day, at the price of its cheapest day within those that are looked at. */
export interface SupplierActivity
  extends
    SupplierCard,
    Pick<
      ActivityDetails,
      | 'overview'
      | 'included'
      | 'notIncluded'
      | 'itinerary'
      | 'meetingPoints'
      | 'meetingNotes'
      | 'endPoint'
      | 'pickup'
      | 'paperVoucher'
      | 'accessibility'
      | 'goodToKnow'
      | 'guides'
      | 'refund'
      | 'capacity'
      | 'questions'
      | 'zone'
      | 'city'
      | 'reviewFacts'
    > {
  readonly gallery: readonly SupplierPicture[];
}

/** A day with room, at the lowest net price of one grown person. */
export interface SupplierDay extends Pick<kit.NetOffer, 'base' | 'taxes'> {
  readonly date: string;
}

/** One way to do it at a time, for all who take part; its id names exactly that. */
export interface SupplierOption extends kit.NetOffer {
  readonly supplierId: string;
  readonly activityId: string;
  /** What this way to do it is called by in every language; absent where the supplier has no name for it. */
  readonly way?: string;
  readonly title: string;
  readonly text: string | null;
  readonly startsAt: { readonly day: string; readonly time: string | null };
  /** The instant at which it begins, ISO UTC; of one that is open all day that of its day. */
  readonly begins: string;
  readonly guides: readonly LanguageGuide[];
  readonly travelers: Travelers;
  /** The net price of one of each category that takes part, taxes included. */
  readonly each: readonly {
    readonly category: TravelerCategory;
    readonly count: number;
    readonly net: Money;
  }[];
  /** What all of them pay where it takes place, beside the price. */
  readonly paidThere?: readonly { readonly name: string; readonly amount: Money }[] | undefined;
  /** How many more there is room for; null where it is not known. */
  readonly left: number | null;
  readonly instant: boolean;
}

/** Who is asked for a day. */
export interface Attendance {
  readonly date: string;
  readonly travelers: Travelers;
  readonly language: Language;
  readonly currency: string;
}

/** Why somebody cancels, as the supplier wants it told. */
export interface SupplierReason {
  readonly code: string;
  readonly text: string;
}

export interface ActivityPenalty extends kit.Penalty {
  /** Until when everything comes back, ISO UTC; null when it is over or never was. */
  readonly freeUntil: string | null;
}

/** An option at the price of now, with what it is an option of. */
export interface PricedOption extends kit.PricedOffer<SupplierOption> {
  readonly activity: SupplierActivity;
}

/** Who takes part and what they answered, once that is known. */
export type Asked = ActivityGuests | null;

/** What a supplier answers to a search: one card for each activity that can be done within the days. */
export type FoundActivities = kit.FoundOffers<SupplierCard>;

/** What became of an order without anybody here. */
export interface OrderNews {
  /** The same however often it is told. */
  readonly id: string;
  /**
   * `cancelled`: by the supplier; `given-back`: there, in the traveller's name; `answered`: it was thought about, and is accepted
   * or refused; `changed`: it is something else than was sold.
   */
  readonly kind: 'cancelled' | 'given-back' | 'answered' | 'changed';
  /** When that was, ISO UTC. */
  readonly at?: string | undefined;
  readonly supplierRef: string;
  /** Whether it is the order of this reference, whose number may not be known here yet. */
  readonly isFor: (reference: string) => boolean;
  /** The supplier's word for what happened, for staff and log. */
  readonly code: string;
  /** As `book` would tell them now, where they are other than before. */
  readonly details?: unknown;
  /** When it begins now, on clocks there; the time is absent where it is not told. */
  readonly startsAt?: { readonly day: string; readonly time?: string | undefined };
}
/** Writes it down, however often it comes. False for somebody else's order; throws where it is to be told again. */
export type NoteNews = (news: OrderNews) => Promise<boolean>;

/** What names an activity at its supplier, and a way to do it. */
export interface NamedActivity {
  readonly activityId: string;
  readonly way: string | undefined;
}

/** What a supplier says in a language of what it has sold. */
export interface ActivityWords {
  readonly activity: Pick<
    SupplierActivity,
    | 'title'
    | 'overview'
    | 'included'
    | 'notIncluded'
    | 'accessibility'
    | 'goodToKnow'
    | 'city'
    | 'reviewFacts'
  >;
  readonly option: Partial<Pick<SupplierOption, 'title' | 'text'>>;
}

/** An order to show letters with. */
export interface SampleOrder extends Omit<PricedOption, 'expiresAt'> {
  readonly guests: ActivityGuests;
  readonly details: StoredDetails;
}

/** A source of things to do. */
export interface ActivitySupplier
  extends kit.Searched<SupplierSearch, FoundActivities>, kit.Sale<Asked, PricedOption, ActivityPenalty> {
  /** What its activities are called by on this site: letters and digits, no dash. */
  readonly code: string;
  /**
   * At its lowest price within the days, as a search of them lists it; without room there, or without days, of any day. Throws
   * SupplierError `gone` for an activity that is not known.
   */
  content(
    activityId: string,
    asked: Pick<SupplierSearch, 'language' | 'currency'> & { readonly days?: DaysFrom | undefined },
    options: CallOptions,
  ): Promise<SupplierActivity>;
  /** Every day of the given ones on which there is room for one. Errors as `content`. */
  days(
    activityId: string,
    asked: { readonly days: Days; readonly currency: string },
    options: CallOptions,
  ): Promise<SupplierDay[]>;
  /** What can be done on a day by all who take part, none where there is no room. Errors as `content`. */
  optionsOn(activityId: string, asked: Attendance, options: CallOptions): Promise<SupplierOption[]>;
  /** What guests have written, so many at once; absent where there is nothing of that kind. Errors as `content`. */
  reviews?(
    activityId: string,
    asked: { readonly language: Language; readonly page: number },
    options: CallOptions,
  ): Promise<{ readonly reviews: readonly ActivityReview[]; readonly total: number }>;
  /** What an order of this supplier cannot carry of who comes, found before anything is paid; absent where it takes all. */
  peopleProblem?(guests: ActivityGuests): kit.PeopleProblem | null;
  /** Asked for before each cancellation (R342). */
  cancelReasons(language: Language, options: CallOptions): Promise<SupplierReason[]>;
  /** Reads on in what became of orders without anybody here, and has each noted. Absent where the supplier tells nothing. */
  hear?(note: NoteNews, options: CallOptions): Promise<void>;
  /** How many activities it has around a point. Absent where it does not say. */
  countAround?(around: Around): number;
  /** What it says of one of its activities in a language; null of what it does not know. Absent where it keeps none by language. */
  wordsIn?(named: NamedActivity, language: Language): ActivityWords | null;
  /** Something for two that may be given back, for letters that are looked at; absent where nothing is invented. */
  sample?(search: SupplierSearch): Promise<SampleOrder>;
}

/** Where suppliers of things to do come in. */
export const activityPort = definePort<ActivitySupplier>()({
  product: 'activity',
  strangers: {
    offer: () =>
      new SupplierError('request', activityRefusals.parameter, [
        { path: 'optionId', ...activityRefusals.parameter },
      ]),
    order: () => new SupplierError('invalid', activityRefusals.noBooking),
  },
});
