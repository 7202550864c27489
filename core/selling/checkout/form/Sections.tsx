import type { z } from 'zod/mini';
import { Fragment } from 'react';
import { AskedFields } from '../../../fields/AskedFields';
import type { FormFields } from '../../../forms/use-app-form';
import { Stack } from '../../../ui/content/layout';
import { SavedTravelersMenu } from '../travelers/SavedTravelersMenu';
import { filledBy, isSection, type Part, type Section } from './asked';
import { CheckoutSection } from './CheckoutSection';

interface SectionsProps {
  parts: readonly Part[];
  state: FormFields;
  /** Of the request. */
  body: z.core.$ZodType;
}

/** What a checkout asks, each part a card of its own. */
export const Sections = ({ parts, state, body }: SectionsProps) =>
  parts.map((part, at) => (
    <Fragment key={at}>
      {!isSection(part) ? (
        part
      ) : part.draw ? (
        part.draw(state)
      ) : part.title === undefined ? (
        <Stack gap={8}>
          {part.above}
          <Rows section={part} state={state} />
        </Stack>
      ) : (
        <CheckoutSection
          title={part.title}
          note={part.note}
          action={
            part.person && (
              <SavedTravelersMenu
                onChoose={(traveler) => {
                  const entries = part.person?.filled?.(traveler) ?? filledBy(part, traveler, body);
                  for (const [name, value] of entries) state.set(`${part.at}.${name}`, value);
                }}
              />
            )
          }
        >
          {part.above ? (
            <Stack gap={16}>
              {part.above}
              <Rows section={part} state={state} />
            </Stack>
          ) : (
            <Rows section={part} state={state} />
          )}
        </CheckoutSection>
      )}
    </Fragment>
  ));

function Rows({ section: { at, rows, fills }, state }: { section: Section; state: FormFields }) {
  const drawn = rows.map(([columns, fields], nth) => (
    <AskedFields key={nth} {...{ state, at, fields, fills, columns }} />
  ));
  return rows.length > 1 ? <Stack gap={16}>{drawn}</Stack> : drawn;
}
