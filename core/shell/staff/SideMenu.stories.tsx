import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatsRegistry } from '../../testing/boats';
import { PageStage } from '../../testing/PageStage';
import { storyAgency, storyMode } from '../../testing/story-agency';
import { aUser } from '../../testing/user';

const meta = { title: 'Core/Side menu', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const item = (name: string, path: string) => ({ name, path, isActive: true });

const staff = (userType: 'AgencyOwner' | 'SalesAgent'): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path="/attributions"
      agency={storyAgency(globals, {})}
      mode={storyMode(globals)}
      registry={boatsRegistry}
      user={aUser({ userType, isTravelAgent: true })}
      answers={{
        '/api/agency/navigations': {
          data: [item('My Trips', '/mytrip'), item('Privacy', '/privacy-policy')],
        },
      }}
    />
  ),
});

export const Owner: Story = staff('AgencyOwner');
export const SalesAgent: Story = staff('SalesAgent');
