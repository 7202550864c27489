import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '../../api/error';
import type { User } from '../../contract/people/user';
import { type Answers, PageStage, pending } from '../../testing/PageStage';
import { storyAgency, storyMode } from '../../testing/story-agency';
import { aUser } from '../../testing/user';
import { aDevice, anAirport, aTraveler, COUNTRIES, HOME } from './testing/fixtures';

const meta = { title: 'Core/Profile', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const failure = new ApiError(503, 'UNAVAILABLE', 'Something went wrong', { data: 'Something went wrong' });
const usual: Answers = {
  '/api/code': COUNTRIES,
  '/api/reference/airports': { data: [anAirport()] },
  '/api/user/devices': {
    data: [
      aDevice({ isCurrent: true }),
      aDevice({ id: '2', browser: 'Safari', system: 'iOS', kind: 'phone' }),
      aDevice({ id: '3', browser: null, system: null, kind: 'unknown' }),
    ],
  },
  '/api/user/travelers': {
    data: [
      aTraveler(),
      aTraveler({
        id: '2',
        firstName: 'Maximiliana Guadalupe',
        middleName: 'del Carmen',
        lastName: 'Fernández-Echeverría y Wolfeschlegelsteinhausen',
        email: 'maximiliana.guadalupe.fernandez@a-rather-long-domain.example',
        phone: '+34 915 550 100',
      }),
      aTraveler({ id: '3', firstName: 'Rui', birthDate: null, email: '', phone: '' }),
    ],
  },
  '/api/user/secondFactor': { data: { isEnabled: false, recoveryCodesLeft: 0 } },
};

const profile = (section: string, answers: Answers = {}, user: Partial<User> = {}): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={`/profile${section}`}
      agency={storyAgency(globals)}
      mode={storyMode(globals)}
      user={aUser({ phone: '+55 11 5555 0100', home: HOME, ...user })}
      answers={{ ...usual, ...answers }}
    />
  ),
});
const owner = { userType: 'AgencyOwner', isTravelAgent: true } as const;

/** On a phone the list of sections, on wider screens the first section beside it. */
export const Start: Story = profile('');
export const Personal: Story = profile('/personal');
export const NothingToldYet: Story = profile('/personal', {}, { phone: null, home: undefined });
export const CountriesMissing: Story = profile('/personal', { '/api/code': pending });
export const Security: Story = profile('/security');
export const SecurityOfStaff: Story = profile('/security', {}, owner);
export const SecondFactorOn: Story = profile(
  '/security',
  { '/api/user/secondFactor': { data: { isEnabled: true, recoveryCodesLeft: 1 } } },
  owner,
);
export const SecondFactorLoading: Story = profile('/security', { '/api/user/secondFactor': pending }, owner);
export const SecondFactorFailed: Story = profile('/security', { '/api/user/secondFactor': failure }, owner);
export const Travelers: Story = profile('/travelers');
export const NoTravelers: Story = profile('/travelers', { '/api/user/travelers': { data: [] } });
export const TravelersLoading: Story = profile('/travelers', { '/api/user/travelers': pending });
export const TravelersFailed: Story = profile('/travelers', { '/api/user/travelers': failure });
export const AsManyTravelersAsThereCanBe: Story = profile('/travelers', {
  '/api/user/travelers': { data: Array.from({ length: 50 }, (_, id) => aTraveler({ id: `${id}` })) },
});
export const Devices: Story = profile('/devices');
export const OnlyThisDevice: Story = profile('/devices', {
  '/api/user/devices': { data: [aDevice({ isCurrent: true })] },
});
export const DevicesLoading: Story = profile('/devices', { '/api/user/devices': pending });
export const DevicesFailed: Story = profile('/devices', { '/api/user/devices': failure });
export const Data: Story = profile('/data');
export const Preferences: Story = profile('/preferences');
