import { SearchPanel } from './form/SearchPanel';

const NOTHING = {};

/** The form as it stands on the agency's home page. */
export default function HomeSearch() {
  return <SearchPanel criteria={NOTHING} />;
}
