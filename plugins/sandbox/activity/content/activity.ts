import type { Point } from '@/server/reference/world/cities';
import type { LanguageGuide } from '@/plugins/activity/contract';
import type { Kind } from './kind';

/** Somewhere that belongs to an activity. */
export interface Spot extends Point {
  readonly id: string;
  readonly name: string;
}

/** Something to do in the embedded world; what is said of it stands in its kind. */
export interface Activity {
  readonly id: string;
  readonly kind: Kind;
  readonly cityId: string;
  /** The landmark or district that it is about; null of one that is about its city. */
  readonly about: Spot | null;
  /** Where it begins. */
  readonly meets: Spot;
  /** What is passed on the way, in its order. */
  readonly stops: readonly Spot[];
  /** IANA. */
  readonly zone: string;
  /** Minutes. */
  readonly duration: { readonly least: number; readonly most: number };
  /** Net US dollars for a grown person on an ordinary day, the plainest way. */
  readonly dollars: number;
  /** By whom or what it is explained, and in which languages; none without a guide. */
  readonly guides: readonly LanguageGuide[];
  /** Of 5; null before anybody has said. */
  readonly reviews: { readonly score: number; readonly count: number } | null;
  /** A deal: its price against what it was before; null where there is none (R321). */
  readonly dealOf: number | null;
  /** Few crowds meet there (R322). */
  readonly isQuiet: boolean;
  readonly hasSafetyMeasures: boolean;
}
