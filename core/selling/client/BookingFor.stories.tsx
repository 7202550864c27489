import type { ApiError } from '../../api/error';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { apiAtom } from '../../api/context';
import { emptySession, sessionAtom } from '../../session/session';
import type { BookingClient } from '../../contract/bookings/booking-for';
import type { User } from '../../contract/people/user';
import { answering } from '../../testing/PageStage';
import { aUser } from '../../testing/user';
import { clientRefusals } from '../../contract/refusals/client';
import { refusal as refused } from '../../testing/refusal';
import BookingForBar from './BookingForBar';
import { bookingForAtom, clientRefusalAtom } from './state';

/** For whom staff books; stands over every page on which something is booked. */
const meta = {
  title: 'Core/Booking for a client',
  component: BookingForBar,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BookingForBar>;
export default meta;
type Story = StoryObj;

const clients: BookingClient[] = [
  { _id: 'c1', name: 'Marina Prado', email: 'marina@harbour.example' },
  {
    _id: 'c2',
    name: 'Maximiliana Aleksandrowicz-Santander de la Somme',
    email: 'maximiliana.aleksandrowicz-santander@canal-boats-and-regattas.example',
  },
];

interface BarProps {
  staff: Partial<User>;
  known?: BookingClient[];
  chosen?: BookingClient;
  refusal?: ApiError;
}

function Bar({ staff, known = clients, chosen, refusal }: BarProps) {
  const [store] = useState(() => {
    const made = createStore();
    made.set(apiAtom, answering({ '/api/agency/booking-clients': { data: known } }));
    made.set(sessionAtom, {
      ...emptySession(),
      user: { role: 'agent', ...aUser(staff) },
      authenticated: true,
    });
    made.set(bookingForAtom, chosen ?? null);
    made.set(clientRefusalAtom, refusal ?? null);
    return made;
  });
  return (
    <Provider store={store}>
      <BookingForBar />
    </Provider>
  );
}
const bar = (props: BarProps): Story => ({ render: () => <Bar {...props} /> });

const owner = { userType: 'AgencyOwner' } as const;
const restricted = { userType: 'AgencyAgent', isRestrictedAgent: true } as const;

export const Nobody = bar({ staff: owner });
export const AClient = bar({ staff: owner, chosen: clients[0]! });
export const ALongName = bar({ staff: owner, chosen: clients[1]! });
export const ARefusedClient = bar({
  staff: owner,
  chosen: clients[0]!,
  refusal: refused(409, 'CLIENT_INACTIVE', clientRefusals.inactive),
});
export const NoClientsOfAnOwner = bar({ staff: owner, known: [] });
export const NoClientsOfARestrictedAgent: Story = {
  ...bar({ staff: restricted, known: [] }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No client is assigned to you yet/)).toBeVisible();
  },
};
