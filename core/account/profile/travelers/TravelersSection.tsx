import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { MAX_SAVED_TRAVELERS, type SavedTraveler } from '../../../contract/people/profile';
import { useFormat } from '../../../i18n/use-format';
import { Avatar } from '../../../ui/pictures/Avatar';
import { Button, IconButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Pencil, Plus, Trash2, UsersRound } from '../../../ui/pictures/icons';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Text } from '../../../ui/content/Text';
import { Failed } from '../../../query/Failed';
import { SectionCard } from '../../../ui/content/SectionCard';
import * as css from '../Profile.css';
import { useTravelers } from '../../../travelers/use-travelers';

const TravelerDialog = lazy(() => import('./TravelerDialog'));

/** The people for whom the user often books; each checkout offers them (rule 14 of the guide). */
export default function TravelersSection() {
  const { t } = useLingui();
  const { query, travelers, put, remove } = useTravelers();
  const [edited, setEdited] = useState<SavedTraveler | 'new' | null>(null);
  const full = (travelers?.length ?? 0) >= MAX_SAVED_TRAVELERS;
  const add = (
    <Button icon={Plus} variant="secondary" disabled={full} onClick={() => setEdited('new')}>
      {t`Add traveler`}
    </Button>
  );
  return (
    <SectionCard
      title={t`Your travelers`}
      note={
        full
          ? t`You have saved ${MAX_SAVED_TRAVELERS} travelers, the maximum. Remove one to add another.`
          : t`Fill in their details at checkout with one press.`
      }
      action={travelers && travelers.length > 0 && add}
    >
      {query.isError ? (
        <Failed of={query} />
      ) : !travelers ? (
        <TravelerSkeletons />
      ) : travelers.length === 0 ? (
        <EmptyState icon={UsersRound} level={3} title={t`No one saved yet`} action={add}>
          <Trans>Save family, friends or colleagues, and you won't have to type their details again.</Trans>
        </EmptyState>
      ) : (
        <ul className={css.rows} aria-label={t`Saved travelers`}>
          {travelers.map((traveler) => (
            <TravelerRow
              key={traveler.id}
              traveler={traveler}
              onEdit={() => setEdited(traveler)}
              onRemove={() => void remove(traveler)}
            />
          ))}
        </ul>
      )}
      <Suspense>
        {edited && (
          <TravelerDialog
            traveler={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
            onSaved={put}
          />
        )}
      </Suspense>
    </SectionCard>
  );
}

interface TravelerRowProps {
  traveler: SavedTraveler;
  onEdit: () => void;
  onRemove: () => void;
}

function TravelerRow({ traveler, onEdit, onRemove }: TravelerRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const name = [traveler.firstName, traveler.middleName, traveler.lastName].filter(Boolean).join(' ');
  const born = traveler.birthDate && format.date(traveler.birthDate);
  const details = [born && t`Born ${born}`, traveler.email, traveler.phone].filter(Boolean).join(' · ');
  return (
    <li className={css.row}>
      <Avatar name={name} />
      <div className={css.rowWords}>
        <Text weight={550}>{name}</Text>
        {details && (
          <Text size={14} tone="secondary">
            {details}
          </Text>
        )}
      </div>
      <div className={css.rowActions}>
        <IconButton icon={Pencil} label={t`Edit: ${name}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}

function TravelerSkeletons() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={css.row}>
          <Skeleton shape="circle" height={32} />
          <div className={css.rowWords}>
            <Skeleton width="1/3" height={24} />
            <Skeleton width="1/2" height={20} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
