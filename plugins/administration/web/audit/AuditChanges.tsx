import type { AuditEntry } from '../../contract/audit';
import { changesOf } from '../../say/changes';
import * as css from './audit.css';
import { useSaying } from './use-saying';

/** The settings that an entry changed, each with its value before and after. */
export function AuditChanges({ names, ...entry }: Pick<AuditEntry, 'before' | 'after' | 'names'>) {
  const saying = useSaying(names);
  const changes = changesOf(entry, saying);
  if (changes.length === 0) return <>–</>;
  return (
    <ul className={css.changes}>
      {changes.map(({ name, from, to }) => (
        <li key={name} className={css.change}>
          {name && <span className={css.name}>{saying.name(name)}</span>}
          <span>
            {from !== '–' && <del className={css.before}>{from}</del>} {to}
          </span>
        </li>
      ))}
    </ul>
  );
}
