import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { getSeatMap, type Extras, type PassengerType } from '../../../contract';
import { TAP_DIRECT } from '../../testing/fixtures';
import { Stage } from '../../testing/stage';
import { NO_EXTRAS } from '../choice';
import { wideMap } from '../../testing/extras-fixtures';
import { SeatPicker } from './SeatPicker';

const segment = TAP_DIRECT[0]!.segments[0]!;
const NAMES = ['Inês', 'Rui', 'Bia', 'Leo'];

function Seats({ types, first = NO_EXTRAS }: { types: readonly PassengerType[]; first?: Extras }) {
  const [extras, setExtras] = useState(first);
  return (
    <SeatPicker
      offerId="o"
      segment={segment}
      types={types}
      nameOf={(index) => ({ name: NAMES[index]!, initials: NAMES[index]!.slice(0, 2) })}
      extras={extras}
      onChange={setExtras}
    />
  );
}

async function open(types: readonly PassengerType[], first?: Extras) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Stage answers={{ [getSeatMap.path]: { data: [wideMap(segment.id)] } }}>
        <Seats types={types} {...(first && { first })} />
      </Stage>
    </I18nProvider>,
  );
  return screen.findByRole('grid', undefined, { timeout: 8_000 });
}
const legend = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the seat map', () => {
  it('its legend has the seats of fellow travelers, where there are any', async () => {
    await open(['ADT', 'ADT']);
    expect(legend()).toContain('Chosen for someone else in your group');
  });
  it('its legend speaks of nobody else to one who travels alone', async () => {
    await open(['ADT', 'INF']);
    expect(legend().join()).not.toContain('someone else');
    expect(screen.queryByRole('button', { name: 'Sit together' })).toBeNull();
  });
  it('a taken seat says that it is taken, and cannot be chosen', async () => {
    const grid = await open(['ADT', 'ADT']);
    const taken = within(grid).getAllByRole('gridcell', { name: /, taken$/ })[0]!;
    expect(legend()).toContain('Taken');
    const number = taken.getAttribute('data-seat')!;
    expect(taken.getAttribute('aria-disabled')).toBe('true');
    expect(taken.getAttribute('aria-label')).not.toMatch(/\$|not for this/);
    await userEvent.click(taken);
    expect(screen.getAllByText(`${number} · taken`).length).toBeGreaterThan(0);
    expect(within(grid).queryByRole('gridcell', { selected: true })).toBeNull();
  });
  it('“Sit together” chooses neighbors for everybody who has a seat', async () => {
    const grid = await open(['ADT', 'CHD', 'INF']);
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Sit together' }));
    const seats = within(grid).getAllByRole('gridcell', { selected: true });
    const [one, other] = seats.map((seat) => seat.getAttribute('data-seat')!);
    expect(seats).toHaveLength(2);
    // They may be far down the cabin.
    expect(shown.mock.contexts).toContain(seats[0]);
    expect(parseInt(one!)).toBe(parseInt(other!));
    const columns = 'AC DEFG HK';
    expect(columns.indexOf(other!.at(-1)!) - columns.indexOf(one!.at(-1)!)).toBe(1);
    expect(seats.map((seat) => /chosen for ([^,]+)/.exec(seat.getAttribute('aria-label')!)?.[1])).toEqual([
      'Inês',
      'Rui',
    ]);
  });
});
