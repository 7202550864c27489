import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { mapUrlOf } from '../../../say/map-url';
import {
  type Medium,
  runsOf,
  type Told,
  toldOn,
  type ToldPlace,
  type ToldRow,
  type ToldSection,
} from '../../../say/told';
import { ExternalLink } from '../../../ui/actions/ButtonLink';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { Stack } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { SectionCard } from '../../results/Section';

const ToldMap = lazy(() => import('./ToldMap').then((module) => ({ default: module.ToldMap })));

/** What a product draws itself, by the id of the section: in place of the section's card, or of its rows. */
export interface OwnDrawing<B> {
  readonly cards?: Readonly<Record<string, ComponentType<{ booking: B }>>>;
  readonly pictures?: Readonly<Record<string, ComponentType<{ booking: B; children: ReactNode }>>>;
}

interface ToldCardsProps<B> {
  booking: B;
  told: Told;
  on: Medium;
  drawn?: OwnDrawing<B> | undefined;
  /** Those beside the price, or the others. */
  beside?: boolean;
}

/** What a booking tells on its page, a card each section. */
export function ToldCards<B>({ booking, told, on, drawn = {}, beside = false }: ToldCardsProps<B>) {
  return toldOn(told, on)
    .filter(({ isBeside = false }) => isBeside === beside)
    .map((section) => {
      const Card = drawn.cards?.[section.id];
      if (Card) return <Card key={section.id} booking={booking} />;
      if (section.rows.length === 0 && !section.map) return null;
      const Picture = drawn.pictures?.[section.id];
      const rows = <ToldSectionRows section={section} />;
      return (
        <SectionCard key={section.id} title={section.title} gap={beside ? 12 : 16}>
          {Picture ? <Picture booking={booking}>{rows}</Picture> : rows}
        </SectionCard>
      );
    });
}

const ToldSectionRows = ({ section: { rows, map, link } }: { section: ToldSection }) => (
  <>
    {rows.length > 0 && <ToldRows rows={rows} />}
    {map && map.places.length > 0 && (
      <>
        <PlaceLinks places={map.places} />
        <Suspense fallback={null}>
          <ToldMap {...map} />
        </Suspense>
      </>
    )}
    {link && (
      <Text size={14}>
        <ExternalLink href={link.url}>{link.label}</ExternalLink>
      </Text>
    )}
  </>
);

/** Each place on a map that can be moved. */
function PlaceLinks({ places }: { places: readonly ToldPlace[] }) {
  const { t } = useLingui();
  return places.map((place) => {
    const { id, name } = place;
    return (
      <Text key={id} size={14}>
        <ExternalLink href={mapUrlOf(place)}>
          {places.length > 1 ? t`Open in maps: ${name}` : t`Open in maps`}
        </ExternalLink>
      </Text>
    );
  });
}

/** Rows of what is told: those that are named as a list of facts, the others one below the other. */
export function ToldRows({ rows }: { rows: readonly ToldRow[] }) {
  return (
    <Stack gap={12}>
      {runsOf(rows).map((run, nth) =>
        run[0]!.label ? (
          <DescriptionList
            key={nth}
            items={run.map((row, at) => ({ id: `${at}`, term: row.label, value: <RowText row={row} /> }))}
          />
        ) : (
          <Stack key={nth} as="ul" role="list" gap={12}>
            {run.map((row, at) => (
              <li key={at} lang={row.lang}>
                <RowText row={row} />
              </li>
            ))}
          </Stack>
        ),
      )}
    </Stack>
  );
}

function RowText({ row: { label, text, note, more = [], to, isGood } }: { row: ToldRow }) {
  const notes = [...(note ? [note] : []), ...more];
  return (
    <>
      <Text as="div" size={14} numeric {...(!label && notes.length > 0 && { weight: 550 })}>
        {to ? <a href={to}>{text}</a> : text}
      </Text>
      {notes.map((line, nth) => (
        <Text key={nth} size={14} tone={isGood && nth === notes.length - 1 ? 'success' : 'secondary'}>
          {line}
        </Text>
      ))}
    </>
  );
}
