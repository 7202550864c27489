import { Button } from '../../ui/actions/Button';
import { Search } from '../../ui/pictures/icons';
import * as css from './SearchForm.css';

/** What starts a search, as the last field of its form. */
export const SearchButton = ({ label }: { label: string }) => (
  <div className={css.submit}>
    <Button type="submit" size="field" icon={Search} fullWidth>
      {label}
    </Button>
  </div>
);
