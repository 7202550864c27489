import * as css from './Hero.css';

/** The card of the search before its forms are there, so that nothing moves when they come. */
export const SearchRoom = () => (
  <div className={css.search}>
    <div className={css.searchCard}>
      <div className={css.tabsRoom} />
      <div className={css.formRoom} />
    </div>
  </div>
);
