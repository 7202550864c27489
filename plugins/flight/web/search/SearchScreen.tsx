import { searchScreen } from '@/core/selling/search/SearchScreen';
import { search } from './form/SearchPanel';

/** Where a flight search begins. */
export default searchScreen(search);
