import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { linkTo } from '../../address/link';
import { Button } from '../../ui/actions/Button';
import { CardLink } from '../../ui/actions/ButtonLink';
import type { PlaceOption } from '../../ui/fields/place/PlaceField';
import { Grid } from '../../ui/content/layout';
import { TextField } from '../../ui/fields/TextField';
import { PlaceInput } from './PlaceInput';
import { RecentSearchList } from './RecentSearchList';
import { SearchPage } from './SearchPage';
import { visitSearchesAtom, type RecentSearch, type SearchKind } from './recent';

/** What the search of any product begins with. */
const meta = {
  title: 'Core/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj;

interface Harbor {
  code: string;
  name: string;
}
interface Sailing {
  harbor: string;
  day: string;
}
const HARBORS: Harbor[] = [
  { code: 'CAP', name: 'Capri, Marina Grande' },
  { code: 'ABV', name: 'Abbeville, Canal de la Somme, quay below the old sugar factory' },
];
const kind: SearchKind<Sailing, Harbor> = {
  product: 'boats',
  lastDay: ({ day }) => day,
  placeId: ({ code }) => code,
};
const searches: RecentSearch<Sailing, Harbor>[] = HARBORS.map((harbor, index) => ({
  criteria: { harbor: harbor.code, day: `2099-05-1${index}` },
  places: [harbor],
}));
const toOption = ({ code, name }: Harbor): PlaceOption => ({ id: code, label: name, code });

function HarborField({
  status = 'ready',
  error,
}: {
  status?: 'ready' | 'loading' | 'error';
  error?: string;
}) {
  const [harbor, setHarbor] = useState<Harbor | null>(null);
  const [text, setText] = useState('');
  return (
    <PlaceInput
      id="harbor"
      label="Harbor"
      placeholder="Where do you board?"
      value={harbor}
      onChange={setHarbor}
      error={error}
      suggestions={{ text, setText, status }}
      groups={[
        {
          id: 'harbors',
          label: 'Harbors',
          options: HARBORS.filter(({ name }) => text && name.includes(text)).map(toOption),
        },
      ]}
      placeOf={({ id }) => HARBORS.find(({ code }) => code === id)}
      toOption={toOption}
      recent={HARBORS.slice(0, 1)}
    />
  );
}

function Recent() {
  const keep = useSetAtom(visitSearchesAtom);
  useLayoutEffect(() => keep('boats', () => searches), [keep]);
  return (
    <RecentSearchList
      kind={kind}
      card={({ criteria: { day }, places }) => ({
        link: <CardLink {...linkTo('/')}>{places[0]?.name}</CardLink>,
        line: day,
      })}
    />
  );
}

const page = (field: ReactNode): Story => ({
  render: () => (
    <SearchPage
      title="Boats"
      subtitle="From a pedal boat to a schooner, with or without somebody who can steer it"
      below={<Recent />}
    >
      <Grid min="14rem" gap={12}>
        {field}
        <TextField label="Day" value="May 14, 2099" onChange={() => undefined} />
        <Button size="large">Search boats</Button>
      </Grid>
    </SearchPage>
  ),
});

/** Earlier searches are one press away, and each can be forgotten. */
export const PageOfAProduct: Story = {
  ...page(<HarborField />),
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('region', { name: 'Recent searches' }));
    await expect(list.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(list.getAllByRole('button', { name: 'Remove this search' })[1]!);
    await expect(list.getAllByRole('link')).toHaveLength(1);
  },
};
export const FieldToMend: Story = page(<HarborField error="Choose a harbor from the list" />);
