import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge, Status } from '../core/ui/Badge';
import { BrandLogo } from '../core/ui/BrandLogo';
import { Button } from '../core/ui/Button';
import { Card } from '../core/ui/Card';
import { Search } from '../core/ui/icons';
import { Container, Divider, Grid, Inline, Spacer, Stack } from '../core/ui/layout';
import { Price } from '../core/ui/Price';
import { Scene } from '../core/ui/Scene';
import { SegmentedControl } from '../core/ui/SegmentedControl';
import { Heading, Text } from '../core/ui/Text';
import { TextField } from '../core/ui/TextField';
import { customProperties } from '../themes/apply';
import { brands, type DemoBrand } from '../themes/brands';
import type { Mode } from '../themes/derive';
import { type Space, space, SPACES, text, type TextSize } from '../themes/scale';
import { themeShape } from '../themes/shape';
import { ThemeScope } from './ThemeScope';
import * as css from './welcome.css';

const meta = { title: 'Start' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  render: () => (
    <Container width="text">
      <Stack gap={24}>
        <Heading level={1} size={44}>
          The workbench
        </Heading>
        <Text size={18} tone="secondary">
          Every component and every plugin's contribution, in every brand, in light and dark, in three
          languages and a pseudo-locale that shows what was never translated. The toolbar above switches them.
        </Text>
        <Divider />
        <Heading level={2}>How a brand is made</Heading>
        <Text>
          An agency gives one colour, a roundness and a font. The neutrals, surfaces, borders, states and
          readable text colours are derived from it in OKLCH when the theme is built, never in a component. A
          property test proves the contrasts for thousands of random colours: text 4.5:1, edges and focus 3:1.
          In the dark the brand colour is the platform's blue, on greys that keep the agency's hue.
        </Text>
        <Heading level={2}>How to use it</Heading>
        <Stack as="ul" gap={8}>
          <Text as="li">
            Import a component by its path; spacing belongs to the layout components; there are no style
            props.
          </Text>
          <Text as="li">Colours come from `vars` of the theme contract, lengths from the scale.</Text>
          <Text as="li">
            A story for every state: empty, loading, failed, long words, big prices, 320 px. What axe finds
            fails the build.
          </Text>
        </Stack>
      </Stack>
    </Container>
  ),
};

function Sample({ brand, mode }: { brand: DemoBrand; mode: Mode }) {
  return (
    <ThemeScope brand={brand} mode={mode}>
      <Stack gap={12}>
        <Inline>
          <BrandLogo name={brand.agencyName} size="small" />
          <Spacer />
          <Badge tone="brand">{brand.primaryColor}</Badge>
        </Inline>
        <Card padding="none">
          <Scene seed={brand.place.name} kind={brand.place.scene} time={brand.place.time} />
        </Card>
        <Heading level={3} size={20}>
          {brand.heading}
        </Heading>
        <Text size={14} tone="secondary">
          {brand.subHeading}
        </Text>
        <TextField label="Email" value={`client@${brand.subdomain}.example`} onChange={() => undefined} />
        <Card padding="small" selected>
          <Inline>
            <Status tone="success">Confirmed</Status>
            <Spacer />
            <Price money={{ amount: 48_142, currency: brand.currency }} />
          </Inline>
        </Card>
        <Inline gap={8}>
          <Button icon={Search}>Search</Button>
          <Button variant="secondary">Details</Button>
          <Button variant="soft">Share</Button>
        </Inline>
      </Stack>
    </ThemeScope>
  );
}

function AllBrands() {
  const [mode, setMode] = useState<Mode>('light');
  return (
    <Stack>
      <SegmentedControl
        label="Mode"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap={20}>
        {brands.map((brand) => (
          <Sample key={brand.subdomain} brand={brand} mode={mode} />
        ))}
      </Grid>
    </Stack>
  );
}
/** The demo agencies side by side. */
export const Brands: Story = { render: () => <AllBrands /> };

/** Every token of the brand that the toolbar has chosen. */
export const Tokens: Story = {
  render: () => (
    <Stack gap={32}>
      <Grid min="8rem" gap={12}>
        {Object.keys(customProperties(themeShape))
          .filter((name) => !/radius|font|shadow/.test(name))
          .map((name) => (
            <Stack key={name} gap={4}>
              <div className={css.swatch} style={{ background: `var(${name})` }} />
              <Text size={12}>{name.replace('--cv-', '')}</Text>
            </Stack>
          ))}
      </Grid>
      <Grid min="10rem" gap={20}>
        {['radius-control', 'radius-input', 'radius-card', 'radius-sheet'].map((name) => (
          <Stack key={name} gap={4}>
            <div className={css.box} style={{ borderRadius: `var(--cv-${name})` }} />
            <Text size={12}>{name}</Text>
          </Stack>
        ))}
        {['shadow-small', 'shadow-medium', 'shadow-large'].map((name) => (
          <Stack key={name} gap={4}>
            <div className={css.box} style={{ boxShadow: `var(--cv-${name})` }} />
            <Text size={12}>{name}</Text>
          </Stack>
        ))}
      </Grid>
      <Stack gap={8}>
        {SPACES.filter(Boolean).map((step: Space) => (
          <Inline key={step}>
            <Text as="span" size={12} numeric>
              {step}
            </Text>
            <div className={css.bar} style={{ inlineSize: space[step] }} />
          </Inline>
        ))}
      </Stack>
      <Stack gap={8}>
        {(Object.keys(text).map(Number) as TextSize[]).map((size) => (
          <Text key={size} size={size}>
            {size} Quiet places, clear prices
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
};
