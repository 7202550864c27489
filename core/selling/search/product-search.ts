import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { z } from 'zod/mini';
import type { RecentSearch, SearchKind } from './recent';

/** Finds the place of an id: null when there is none, undefined while the answer is on its way. */
export type Lookup<Place> = (id: string) => Place | null | undefined;

/** The words of a search that are the product's own. */
export interface SearchWords {
  /** Over the form on a page of its own, and a line below. */
  title: MessageDescriptor;
  subtitle: MessageDescriptor;
  /** What starts it: "Search lounges". */
  submit: MessageDescriptor;
}

/** What a form of a search is given. */
export interface FormProps<Criteria, Form, Place> {
  /** The criteria with every default filled in. */
  initial: Form;
  /** What is likely of who searches, where `initial` says nothing; it may be known after the form is drawn. */
  likely?: Partial<Form> | undefined;
  /** Finds the places of `initial`, which may arrive after the form. */
  placeOf: Lookup<Place>;
  onSearch: (criteria: Criteria) => void;
}

/**
 * How a product is searched. `Criteria` stand in addresses, where absent means the default; `Form` is what the form holds,
 * with every default filled in.
 */
export interface Search<
  Criteria extends object,
  Form extends object,
  Place extends object,
> extends SearchKind<Criteria, Place> {
  /** The page of the results. */
  results: string;
  words: SearchWords;
  /** Reads the criteria of an address tolerantly: what cannot be used is told in the form, never as an error page. */
  address: z.ZodMiniType<Criteria>;
  fill: (criteria: Criteria) => Form;
  /** Ids of its places, the one where it begins first. */
  placesOf: (form: Form) => readonly string[];
  usePlaces: (ids: readonly string[]) => { placeOf: Lookup<Place> };
  useLikely?: () => Partial<Form>;
  /** A hook. In a line, without its places: "Sat, Mar 6 · 2 guests". */
  useTold: () => (form: Form) => string;
  /** The places of an earlier search. */
  Title: ComponentType<RecentSearch<Criteria, Place>>;
  Form: ComponentType<FormProps<Criteria, Form, Place>>;
  /** A hook. What else happens when it is started. */
  useStarted?: () => (criteria: Criteria) => void;
}
