import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTravelers } from '../../../travelers/use-travelers';
import { useApi } from '../../../api/context';
import { addTraveler, type SavedTraveler } from '../../../contract/people/profile';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { TextLink } from '../../../ui/actions/ButtonLink';
import { Card } from '../../../ui/content/Card';
import { Checkbox, CheckboxGroup } from '../../../ui/choices/Checkbox';
import { Inline, Stack } from '../../../ui/content/layout';
import { Heading, Text } from '../../../ui/content/Text';
import { wordsOf } from '../../../i18n/words-of';
import { notSavedYet, travelersToSaveAtom } from './travelers-to-save';

/** After a booking: whom to save of those that were typed. Draws nothing when everybody is saved already. */
export function SaveTravelersOffer({ bookingId }: { bookingId: string }) {
  const offered = useAtomValue(travelersToSaveAtom);
  const typed = offered?.bookingId === bookingId ? offered.travelers : [];
  const { query } = useTravelers({ enabled: typed.length > 0 });
  // Who was unsaved on arrival stays listed while being saved.
  const [first, setFirst] = useState<readonly SavedTraveler[] | null>(null);
  const saved = query.data?.data;
  if (saved && !first) setFirst(saved);
  const travelers = first ? notSavedYet(typed, first) : [];
  if (travelers.length === 0) return null;
  return <Offer travelers={travelers} />;
}

function Offer({ travelers }: { travelers: ReturnType<typeof notSavedYet> }) {
  const { t } = useLingui();
  const api = useApi();
  const { put } = useTravelers();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [stored, setStored] = useState<ReadonlySet<number>>(new Set());
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const chosen = travelers.flatMap((_, index) => (left.has(index) || stored.has(index) ? [] : [index]));

  const save = async () => {
    setPending(true);
    setError(null);
    try {
      for (const index of chosen) {
        put((await api.call(addTraveler, { body: travelers[index]! })).data);
        setStored((before) => new Set(before).add(index));
      }
    } catch (failure) {
      setError(wordsOf(failure));
    } finally {
      setPending(false);
    }
  };
  if (stored.size > 0 && chosen.length === 0)
    return (
      <Alert tone="success" live>
        <Trans>
          Saved. You find them in{' '}
          <TextLink to="/profile/{-$section}" params={{ section: 'travelers' }}>
            your profile
          </TextLink>
          .
        </Trans>
      </Alert>
    );
  return (
    <Card as="section" aria-labelledby="save-travelers">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={18} id="save-travelers">
            {t`Save these travelers for next time?`}
          </Heading>
          <Text size={14} tone="secondary">
            <Trans>Their names and birthdays will be offered at your next booking.</Trans>
          </Text>
        </Stack>
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
        <CheckboxGroup legend={t`Travelers`}>
          {travelers.map(({ firstName, lastName }, index) => (
            <Checkbox
              key={index}
              label={`${firstName} ${lastName}`}
              checked={!left.has(index)}
              disabled={stored.has(index) || pending}
              onChange={(wanted) =>
                setLeft((before) => {
                  const next = new Set(before);
                  if (wanted) next.delete(index);
                  else next.add(index);
                  return next;
                })
              }
            />
          ))}
        </CheckboxGroup>
        <Inline>
          <Button
            variant="secondary"
            loading={pending}
            disabled={chosen.length === 0}
            onClick={() => void save()}
          >
            {t`Save travelers`}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
