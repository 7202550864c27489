import { searchScreen } from '@/core/selling/search/SearchScreen';
import { search } from './SearchPanel';

/** Where a search of stays begins. */
export default searchScreen(search);
