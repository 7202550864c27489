import { searchScreen } from '@/core/selling/search/SearchScreen';
import { search } from './SearchPanel';

/** Where a search of cars begins. */
export default searchScreen(search);
