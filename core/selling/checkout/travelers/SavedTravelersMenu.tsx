import { useLingui } from '@lingui/react/macro';
import { useTravelers } from '../../../travelers/use-travelers';
import { useUser } from '../../../session/session';
import { nameOfClient } from '../../client/state';
import { useClientDetails } from '../../client/use-client-details';
import type { SavedTraveler, SavedTravelerInput } from '../../../contract/people/profile';
import type { User } from '../../../contract/people/user';
import { useFormat } from '../../../i18n/use-format';
import { Button } from '../../../ui/actions/Button';
import { UserRound, UsersRound } from '../../../ui/pictures/icons';
import { Menu, type MenuItem } from '../../../ui/actions/Menu';
import { savedOf } from './saved';
import { toast } from '../../../ui/feedback/toast';

/** What is known of the user, as a traveller to fill in. */
export const ownTraveler = ({
  firstName,
  lastName,
  email,
  phone,
}: Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>): SavedTravelerInput =>
  savedOf({ firstName, lastName, email, phone });

/**
 * Beside the fields of one traveller: fills in the user, the client for whom staff books, or somebody whom either has
 * saved (rule 14 of the guide).
 * `onChoose` gets what is known; empty and null mean that nothing is. Draws nothing for visitors.
 */
export function SavedTravelersMenu({ onChoose }: { onChoose: (traveler: SavedTravelerInput) => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const user = useUser();
  const client = useClientDetails();
  const { travelers = [] } = useTravelers({ enabled: user !== null });
  if (!user) return null;
  const choose = (traveler: SavedTravelerInput) => {
    onChoose(traveler);
    const name = `${traveler.firstName} ${traveler.lastName}`;
    toast.info(t`The details of ${name} have been filled in`);
  };
  const itemOf = (traveler: SavedTraveler): MenuItem => ({
    id: traveler.id,
    label: `${traveler.firstName} ${traveler.lastName}`,
    ...(traveler.birthDate ? { detail: format.date(traveler.birthDate) } : {}),
    onSelect: () => choose(traveler),
  });
  const items: MenuItem[] = [
    ...(client
      ? [
          {
            id: 'client',
            label: nameOfClient(client),
            detail: t`Your client`,
            icon: UserRound,
            onSelect: () => choose(ownTraveler(client)),
          },
          ...client.travelers.map(itemOf),
          { id: 'rule-client', divider: true as const },
        ]
      : []),
    {
      id: 'me',
      label: user.name,
      detail: t`You`,
      icon: UserRound,
      onSelect: () => choose(ownTraveler(user)),
    },
    ...(travelers.length > 0 ? [{ id: 'rule', divider: true as const }] : []),
    ...travelers.map(itemOf),
  ];
  return (
    <Menu
      label={t`Saved travelers`}
      align="end"
      trigger={
        <Button variant="soft" size="small" icon={UsersRound}>
          {t`Saved travelers`}
        </Button>
      }
      items={items}
    />
  );
}
