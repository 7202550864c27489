import type { ReactNode } from 'react';
import { useResultsView, type ResultsAddress, type ResultsView } from './use-results-view';

interface ViewedProps<Criteria, Filters, Sort extends string> {
  address: ResultsAddress<Criteria, Filters, Sort>;
  children: (view: ResultsView<Criteria, Filters, Sort>) => ReactNode;
}

/** What results show, for them alone: a press draws the list with its filters, not the page around with its search form. */
export function Viewed<Criteria extends object, Filters extends object, Sort extends string>({
  address,
  children,
}: ViewedProps<Criteria, Filters, Sort>) {
  return children(useResultsView(address));
}
