import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@/core/ui/content/Badge';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { brands } from '../../themes/brands';
import { Page, Section } from './parts';
import { Screen, type ScreenId, SCREENS } from './Screen';

interface Args {
  screen: ScreenId;
  device: 'desktop' | 'phone';
}

const meta = {
  title: 'Start/Every brand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'results', device: 'desktop' },
  argTypes: {
    screen: { control: 'select', options: Object.keys(SCREENS) },
    device: { control: 'inline-radio', options: ['desktop', 'phone'] },
  },
  render: ({ screen, device }) => (
    <Page
      title="One screen, every brand"
      about="The same code and the same data in each demo agency’s brand, light and dark. Choose another screen under Controls."
    >
      {brands.map((brand) => (
        <Section key={brand.subdomain} title={brand.agencyName}>
          <Inline>
            <Badge>{brand.primaryColor}</Badge>
            <Badge>{brand.font}</Badge>
            <Badge>roundness {brand.roundness}</Badge>
          </Inline>
          <Grid columns={device === 'phone' ? { phone: 2, tablet: 4 } : { phone: 1, tablet: 2 }}>
            {(['light', 'dark'] as const).map((mode) => (
              <Stack key={`${mode}-${screen}-${device}`}>
                <Screen
                  screen={screen}
                  brandId={brand.subdomain}
                  mode={mode}
                  width={device === 'phone' ? 390 : 1280}
                  height={device === 'phone' ? 844 : 900}
                />
              </Stack>
            ))}
          </Grid>
        </Section>
      ))}
    </Page>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Results: Story = {};
export const Home: Story = { args: { screen: 'home' } };
export const Search: Story = { args: { screen: 'search' } };
export const Checkout: Story = { args: { screen: 'checkout' } };
export const Dashboard: Story = { args: { screen: 'dashboard' } };
export const HomeOnAPhone: Story = { args: { screen: 'home', device: 'phone' } };
