import type { Meta, StoryObj } from '@storybook/react-vite';
import { AirlineMark } from '@/core/ui/pictures/AirlineMark';
import { BrandLogo } from '@/core/ui/pictures/BrandLogo';
import { Icon } from '@/core/ui/pictures/Icon';
import * as icons from '@/core/ui/pictures/icons';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { RouteArc } from '@/core/ui/route/RouteArc';
import { Scene } from '@/core/ui/scene/Scene';
import { Text } from '@/core/ui/content/Text';
import { brands } from '../../themes/brands';
import * as css from './guide.css';
import { Checklist, Page, Section } from './parts';

const meta = {
  title: 'Start/Pictures and icons',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawings = Object.entries(icons).filter(
  (entry): entry is [string, icons.LucideIcon] => /^[A-Z]/.test(entry[0]) && typeof entry[1] !== 'string',
);

export const Pictures: Story = {
  render: () => (
    <Page
      title="Pictures without stock photos"
      about="A place is drawn from its name, always the same for the same name. A real photo of an agency or a supplier wins wherever there is one."
    >
      <Section
        title="Scenes"
        about="Six kinds, five times of day. Layers, grain and soft light; never clip-art."
      >
        <Grid columns={{ phone: 1, tablet: 3 }} gap={16}>
          {brands.map(({ place }) => (
            <Stack key={place.name} gap={8}>
              <Scene seed={place.name} kind={place.scene} time={place.time} ratio="card" />
              <Text size={14} tone="secondary">
                {place.name}: {place.scene}, {place.time}
              </Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section title="Journeys" about="Great circles over a dotted world, for heroes and confirmations.">
        <RouteArc
          label="From Lisbon to New York"
          points={[
            { lat: 38.77, lon: -9.13, label: 'Lisbon' },
            { lat: 40.64, lon: -73.78, label: 'New York' },
          ]}
        />
      </Section>
      <Section
        title="Marks"
        about="An agency without a logo is its monogram; an airline without a mark is its code in its livery’s colours."
      >
        <Inline gap={24}>
          {brands.slice(0, 3).map((brand) => (
            <BrandLogo key={brand.subdomain} name={brand.agencyName} />
          ))}
          {[
            ['TP', 'TAP Air Portugal'],
            ['LA', 'LATAM'],
            ['IB', 'Iberia'],
          ].map(([carrier, name]) => (
            <AirlineMark key={carrier} carrier={carrier!} name={name!} />
          ))}
        </Inline>
      </Section>
      <Section title="Before a picture is used">
        <Checklist
          items={[
            'It shows the kind of place, never claims to be the hotel.',
            'One large picture in a view. If it looks cheap, a well-set card of words looks better.',
            'Words over it stand on a shade that keeps 4.5:1.',
            'Decoration is silent; a picture that tells something has a label.',
          ]}
        />
      </Section>
    </Page>
  ),
};

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      about="Lucide, one weight, three sizes. A word carries the meaning; the icon helps to find it again."
    >
      <Section
        title={`The ${drawings.length} that are used`}
        about="Add a line to `core/ui/pictures/icons.ts` for another."
      >
        <Grid min="10rem" gap={8}>
          {drawings.map(([name, drawing]) => (
            <div key={name} className={css.icon}>
              <Icon icon={drawing} size="large" />
              <Text size={12} tone="secondary">
                {name}
              </Text>
            </div>
          ))}
        </Grid>
      </Section>
    </Page>
  ),
};
