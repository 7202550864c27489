import { SearchPanel } from './SearchPanel';

const NOTHING = {};

/** The product's form on the agency's hero page, and above other pages. */
export default function SearchFormContribution() {
  return <SearchPanel criteria={NOTHING} />;
}
