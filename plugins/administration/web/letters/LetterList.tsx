import { Link } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import type { LetterEntry } from '@/core/contract/letters';
import { Heading } from '@/core/ui/content/Text';
import type { LettersSearch } from '../addresses';
import { useReaders } from './use-readers';
import * as css from './letters.css';

interface Props {
  letters: readonly LetterEntry[];
  /** Id of the one that is looked at. */
  shown: string;
  address: LettersSearch;
}

/** Letters of one group under its name, in the order in which they come. */
function inGroups(letters: readonly LetterEntry[]) {
  const groups = new Map<string, { name: string; letters: LetterEntry[] }>();
  for (const letter of letters) {
    const { id, name } = letter.group;
    const group = groups.get(id) ?? { name, letters: [] };
    groups.set(id, { ...group, letters: [...group.letters, letter] });
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}

/** All letters by what they belong to, with when each goes out and to whom. */
export function LetterList({ letters, shown, address }: Props) {
  const readers = useReaders();
  return inGroups(letters).map((group) => (
    <section key={group.id} aria-labelledby={`letters-${group.id}`} className={css.group}>
      <Heading level={2} size={16} id={`letters-${group.id}`}>
        {group.name}
      </Heading>
      <ul className={css.items}>
        {group.letters.map(({ id, name, when, to }) => (
          <li key={id}>
            <Link
              {...linkTo('/settings/letters')}
              search={{ ...address, letter: id } as never}
              className={id === shown ? css.itemShown : css.item}
              aria-current={id === shown ? 'true' : undefined}
            >
              <span className={css.itemName}>{name}</span>
              <span className={css.itemTo}>{readers[to]}</span>
              <span className={css.itemWhen}>{when}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
