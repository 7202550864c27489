import { Avatar } from '@/core/ui/pictures/Avatar';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { linkTo } from '@/core/address/link';
import type { Person } from '../decisions/decisions';
import * as css from '../users.css';

/** Where a person's page is. */
export const pageOfPerson = ({ kind, _id }: Pick<Person, 'kind' | '_id'>): string =>
  `/${kind === 'client' ? 'clients' : 'agents'}/${_id}`;

/** Who it is, as the way to the person's page. */
export function PersonCell({ person }: { person: Person }) {
  return (
    <span className={css.person}>
      <Avatar name={person.name || person.email} image={person.picture} size="small" />
      <span className={css.lines}>
        <span className={css.name}>
          <TextLink {...linkTo(pageOfPerson(person))} quiet>
            {person.name || person.email}
          </TextLink>
        </span>
        <span className={css.minor}>{person.email}</span>
      </span>
    </span>
  );
}
