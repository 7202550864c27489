import { useLingui } from '@lingui/react/macro';
import { useApi } from '../api/context';
import {
  addTraveler,
  listTravelers,
  removeTraveler,
  type SavedTraveler,
  type SavedTravelerInput,
} from '../contract/people/profile';
import { wordsOf } from '../i18n/words-of';
import { queryKeyOf, useApiQuery, useLookAgain, useQueries } from '../query/query';
import { toast } from '../ui/feedback/toast';

/** A saved traveller without its id, as `addTraveler` takes it. */
const withoutId = ({ id: _, ...input }: SavedTraveler): SavedTravelerInput => input;

const byName = (a: SavedTraveler, b: SavedTraveler): number =>
  `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`);

/** The user's saved travellers and what changes them; the list shows each change at once (rule 21 of the guide). */
export function useTravelers({ enabled = true }: { enabled?: boolean } = {}) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueries();
  const query = useApiQuery(listTravelers, {}, { enabled });
  const key = queryKeyOf(listTravelers, {});
  const edit = (change: (now: SavedTraveler[]) => SavedTraveler[]) =>
    queries.setQueryData<{ data: SavedTraveler[] }>(
      key,
      (now) => now && { data: change(now.data).sort(byName) },
    );
  const put = (traveler: SavedTraveler) =>
    edit((now) => [...now.filter(({ id }) => id !== traveler.id), traveler]);
  const lookAgain = useLookAgain();
  const fail = (error: unknown) => {
    toast.error(wordsOf(error));
    lookAgain();
  };

  const bringBack = async (traveler: SavedTraveler) => {
    try {
      put((await api.call(addTraveler, { body: withoutId(traveler) })).data);
    } catch (error) {
      fail(error);
    }
  };
  /** Takes the traveller off the list at once and offers to undo it; comes back by itself when the call fails. */
  const remove = async (traveler: SavedTraveler) => {
    edit((now) => now.filter(({ id }) => id !== traveler.id));
    const name = `${traveler.firstName} ${traveler.lastName}`;
    try {
      await api.call(removeTraveler, { params: { id: traveler.id } });
    } catch (error) {
      put(traveler);
      return fail(error);
    }
    toast({
      message: t`${name} was removed`,
      action: { label: t`Undo`, onSelect: () => void bringBack(traveler) },
    });
  };
  return { query, travelers: query.data?.data, put, remove };
}
