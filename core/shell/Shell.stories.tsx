import type { Meta, StoryObj } from '@storybook/react-vite';
import { boatsRegistry } from '../testing/boats';
import { PageStage } from '../testing/PageStage';
import { storyAgency, storyMode } from '../testing/story-agency';
import { aUser } from '../testing/user';
import { AgencyNotFoundView } from './views/AgencyNotFoundView';
import { LoadErrorView } from './views/LoadErrorView';

const meta = { title: 'Core/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (path: string, given: Parameters<typeof storyAgency>[1] = {}, user = false): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={path}
      agency={storyAgency(globals, given)}
      mode={storyMode(globals)}
      registry={boatsRegistry}
      {...(user ? { user: aUser() } : {})}
    />
  ),
});

export const HomeForVisitors: Story = page('/');
export const HomeForUsers: Story = page('/', {}, true);
export const HomeWithOwnColours: Story = page('/', {
  headingColor: '#ffe08a',
  subHeadingColor: '#e8f4ff',
  backgroundOverlay: '#0b1f33b3',
});
export const HomeOfAnInactiveAgency: Story = page('/', { status: 'Inactive' });
export const HomeWithALongName: Story = page('/', {
  agencyName: 'Companhia Internacional de Viagens e Turismo Horizonte Azul',
  heading: 'Viagens de autor para quem gosta de chegar devagar e ficar mais tempo do que tinha pensado',
});
export const PlatformLanding: Story = page('/', { isPlatform: true });
export const NotFound: Story = page('/booknow/trains', {}, true);
export const Terms: Story = page('/user-terms-and-conditions');
export const Privacy: Story = page('/privacy-policy');
export const PolicyThatIsMissing: Story = page('/cookies-policy');
export const Attributions: Story = page('/attributions');
export const SignInFailed: Story = page('/errors');
export const NotSubscribed: Story = page('/subscription', { isSubscribed: false }, true);
export const HomeWithoutASubscription: Story = page('/', {
  isSubscribed: false,
  platformContact: { name: 'Caravel', email: 'hello@caravel.example', phone: '+1 212 555 0100' },
});
export const AgencyNotFound: Story = { render: () => <AgencyNotFoundView /> };
export const LoadFailed: Story = {
  render: () => <LoadErrorView error={new Error('x')} onRetry={() => undefined} />,
};
