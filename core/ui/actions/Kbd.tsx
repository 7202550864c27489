import * as css from '../content/Code.css';

/** Which keys to press, such as ⌘ and K. Say it in words too where it is the only way. */
export const Kbd = ({ keys }: { keys: readonly string[] }) => (
  <span className={css.keys}>
    {keys.map((key) => (
      <kbd key={key} className={css.kbd}>
        {key}
      </kbd>
    ))}
  </span>
);
