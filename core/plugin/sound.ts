import type { BookingsSource, ListedBooking, PointName } from './points';

type Problem<What extends string, Found> = [Found] extends [never] ? unknown : Record<What, Found>;

type IdOf<Item> = Item extends { id: infer Id } ? Id : never;
/** Ids that stand twice among these items. */
type Twice<Items> = Items extends readonly [infer First, ...infer Rest]
  ? Extract<IdOf<First>, IdOf<Rest[number]>> | Twice<Rest>
  : never;

/** Words that one side of a list has: its source, or its statuses. A source that says any word is shown as it came (G87). */
type Wordless<Items> = Items extends readonly (infer Item)[]
  ? Item extends {
      source: () => Promise<{ default: BookingsSource<ListedBooking, string, infer Word> }>;
      statuses: infer Statuses;
    }
    ? string extends Word
      ? never
      : Exclude<Word, keyof Statuses> | Exclude<keyof Statuses, Word>
    : never
  : never;

/** What is wrong with a plugin's contributions beyond the shape of each: `unknown` where it is nothing. */
export type Sound<Contributed> = {
  [Point in keyof Contributed]: Point extends PointName
    ? Problem<'ids that stand twice', Twice<Contributed[Point]>> &
        Problem<'statuses that are not of the list and its source alike', Wordless<Contributed[Point]>>
    : { 'no such point': Point };
};

type Names<Value> = Value extends readonly string[] ? Value[number] : Value;
type Neighbour<Item> = Item extends { order: infer Order }
  ? Names<{ [Side in keyof Order]: Order[Side] }[keyof Order]>
  : never;
type ItemsOf<Contributed, Point> = Point extends keyof Contributed
  ? Contributed[Point] extends readonly (infer Item)[]
    ? Item
    : never
  : never;
/** Every name under which an item of this point can be ordered by: its own, its plugin's, or both. */
type Nameable<All, Point> = {
  [Id in keyof All & string]: IdOf<ItemsOf<All[Id], Point>> extends infer Own
    ? Own extends string
      ? Id | Own | `${Id}/${Own}`
      : never
    : never;
}[keyof All & string];

/** Neighbours that a plugin's items want to stand beside and that no plugin has, where `All` are the contributions by plugin. */
export type Nobody<All, Id extends keyof All> = {
  [Point in keyof All[Id]]: Neighbour<ItemsOf<All[Id], Point>> extends infer Name
    ? Name extends string
      ? string extends Name
        ? never
        : Exclude<Name, Nameable<All, Point>>
      : never
    : never;
}[keyof All[Id]];
