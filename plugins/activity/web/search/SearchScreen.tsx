import { searchScreen } from '@/core/selling/search/SearchScreen';
import { search } from './SearchPanel';

/** Where a search of activities begins. */
export default searchScreen(search);
