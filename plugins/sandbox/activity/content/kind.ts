import type { RefundPolicy } from '@/plugins/activity/contract/refund';
import type { BookingQuestion, TransportMode, TravelerQuestion } from '@/plugins/activity/contract/questions';
import type { TravelerCategory } from '@/plugins/activity/contract/vocabulary';
import type { CityKind } from '@/server/reference/world/cities';
import type { Phrase } from './phrases';
import type { Said } from '@/plugins/activity/face/said';
import type { Tag } from '@/plugins/activity/face/tags';

/** Whom a kind takes at which share of an adult's price; ages in full years, both included. */
export interface Band {
  readonly category: TravelerCategory;
  readonly fromAge: number;
  readonly toAge: number;
  /** Of the price of one grown person. */
  readonly share: number;
}

/** A way to do it that costs so many times the price of the plainest. */
export interface Grade {
  readonly id: string;
  readonly title: Said;
  readonly text: Said;
  readonly level: number;
}

/** A kind of thing to do, wherever there is one. */
export interface Kind {
  readonly id: string;
  /** What it is about: each landmark, each district, or the city as a whole. */
  readonly at: 'landmark' | 'area' | 'city';
  /** Cities that have it; absent: all. */
  readonly cities?: readonly CityKind[];
  /** Codes of other cities that have it, too. */
  readonly also?: readonly string[];
  /** Of landmarks those with a ticket, or those without one; absent: both. */
  readonly entered?: boolean;
  /** The share of such places that have it; absent: all. */
  readonly share?: number;
  readonly tags: readonly [Tag, ...Tag[]];
  /** What people type who mean it, beside its title and the names of its tags. */
  readonly words: Said;
  /** With `{place}` and `{city}`. */
  readonly title: Said;
  readonly overview: Said;
  /** Minutes. */
  readonly duration: readonly [least: number, most: number];
  /** Local `HH:mm`; none: open all day. */
  readonly starts: readonly string[];
  /** Days of the week on which it rests, Sunday is 0. */
  readonly rests?: readonly number[];
  /** Net US dollars for a grown person. */
  readonly dollars: readonly [from: number, to: number];
  readonly bands: readonly Band[];
  readonly needsAdult?: boolean;
  /** Of one booking. */
  readonly group: readonly [min: number, max: number];
  /** Places of one start. */
  readonly places: number;
  readonly grades: readonly Grade[];
  readonly guided: 'GUIDE' | 'AUDIO' | 'WRITTEN' | null;
  readonly included: readonly Phrase[];
  readonly notIncluded: readonly Phrase[];
  readonly access: readonly Phrase[];
  readonly goodToKnow: readonly Phrase[];
  readonly refund: RefundPolicy;
  readonly instant: boolean;
  /** True where an answer is required. */
  readonly asks?: {
    readonly booking?: Readonly<Partial<Record<BookingQuestion, boolean>>>;
    readonly traveler?: Readonly<Partial<Record<TravelerQuestion, boolean>>>;
    readonly modes?: readonly TransportMode[];
  };
  /** What else is true of it (R322). */
  readonly is?: { readonly kidFriendly?: true; readonly virtual?: true; readonly small?: true };
}
