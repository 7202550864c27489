import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { space, SPACES, text, type TextSize, weight } from '../../themes/scale';
import { tokenName } from '../../themes/shape';
import { brandFrom } from '../brand';
import { ContrastTable } from './ContrastTable';
import * as css from './guide.css';
import { OneHexView } from './OneHexView';
import { Checklist, Page, Section } from './parts';
import { Swatch } from './Swatch';

const meta = {
  title: 'Start/Foundations',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ROLES = [
  {
    name: 'Surfaces',
    about: 'From the back to the front. In the dark, what is nearer is lighter.',
    roles: [
      ['surface.canvas', 'text.primary', 'The page'],
      ['surface.base', 'text.primary', 'Cards, fields, header'],
      ['surface.muted', 'text.primary', 'Table heads, hovered rows'],
      ['surface.overlay', 'text.primary', 'Dialogs, menus, toasts'],
    ],
  },
  {
    name: 'Text',
    about: 'Three steps. Tertiary is the faintest that may carry words, and the colour of what is off.',
    roles: [
      ['surface.base', 'text.primary', 'Primary'],
      ['surface.base', 'text.secondary', 'Secondary'],
      ['surface.base', 'text.tertiary', 'Tertiary'],
      ['text.primary', 'text.inverse', 'Inverse'],
    ],
  },
  {
    name: 'Brand',
    about: '`brand.primary` is the raw hex and never carries text.',
    roles: [
      ['brand.solid', 'brand.onSolid', 'Primary button'],
      ['brand.solidHover', 'brand.onSolid', 'Hovered'],
      ['brand.subtle', 'brand.text', 'Soft button, selected row'],
      ['surface.base', 'brand.text', 'Links'],
    ],
  },
  {
    name: 'Status',
    about: 'The same hues for every agency, always with an icon and a word.',
    roles: [
      ['success.subtle', 'success.text', 'Success'],
      ['warning.subtle', 'warning.text', 'Warning'],
      ['danger.subtle', 'danger.text', 'Danger'],
      ['info.subtle', 'info.text', 'Information'],
    ],
  },
] as const;

export const Colour: Story = {
  render: (_, { globals }) => (
    <Page
      title="Colour"
      about="Roles, not colours. The figures are measured here, in this browser, from what is drawn."
    >
      {ROLES.map(({ name, about, roles }) => (
        <Section key={name} title={name} about={about}>
          <Grid columns={{ phone: 2, tablet: 4 }} gap={16}>
            {roles.map(([background, color, use]) => (
              <Swatch key={use} background={background} color={color} use={use} />
            ))}
          </Grid>
        </Section>
      ))}
      <Section
        title="Every pair"
        about="Each colour on the background where it is hardest to see, for the brand of the toolbar."
      >
        <ContrastTable brand={brandFrom(globals).brand} />
      </Section>
    </Page>
  ),
};

const LINES: Partial<Record<TextSize, string>> = {
  60: 'North, by way of quiet places',
  44: 'Salga. Pruebe. Vuelva con historias.',
  32: 'O próximo horizonte começa aqui',
  24: 'Lisbon to New York, 2 travellers',
  20: 'Choose your fare',
  18: 'One stop in Madrid, 2 h 10 min',
  16: 'Roteiros feitos com calma, preços claros e alguém que atende quando você liga.',
  14: 'Free cancellation until 14 May, 18:00 Lisbon time',
  12: 'Operated by Iberia Regional · 0123456789',
};

export const Type: Story = {
  render: () => (
    <Page
      title="Type"
      about="Sizes in rem, so that they follow the reader’s own. Headlines are tracked tighter. Figures line up."
    >
      <Section title="Scale">
        <Stack gap={20}>
          {(Object.keys(text).map(Number) as TextSize[]).toReversed().map((size) => (
            <Stack key={size} gap={4}>
              <Text size={12} tone="secondary" numeric>
                {size} / {Math.round(size * Number(text[size].lineHeight))}
              </Text>
              {size >= 18 ? (
                <Heading level={3} size={size as 18}>
                  {LINES[size]}
                </Heading>
              ) : (
                <Text size={size as 16}>{LINES[size]}</Text>
              )}
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section title="Weight">
        <Inline gap={32}>
          {([400, 550, 650] as const).map((one) => (
            <Text key={one} size={20} weight={one}>
              {one} {Object.entries(weight).find(([, value]) => value === String(one))?.[0]}
            </Text>
          ))}
        </Inline>
      </Section>
      <Section
        title="Fonts"
        about="An agency chooses one of six. They come from the own host, Latin and Latin Extended, only when chosen. Until then a stand-in in the same measures holds the lines where they are."
      >
        <Checklist
          items={[
            'Roboto, Inter, Nunito Sans for everything; the device’s own for the fastest start.',
            'Lora and Source Serif for headings, with Nunito Sans and Inter for text.',
            'All under the SIL Open Font License: `docs/attributions.md`.',
          ]}
        />
      </Section>
    </Page>
  ),
};

const radii = ['control', 'input', 'card', 'sheet', 'pill'];
const shadows = ['small', 'medium', 'large'];

export const SpaceAndShape: Story = {
  render: () => (
    <Page
      title="Space, shape, elevation"
      about="Space between things belongs to the layout components. An agency’s roundness multiplies every radius: 0, 1 or 1.5."
    >
      <Section title="Space">
        <Stack gap={8}>
          {SPACES.filter(Boolean).map((step) => (
            <Inline key={step}>
              <span className={css.sizeName}>{step}</span>
              <div className={css.bar} style={{ inlineSize: space[step] }} />
            </Inline>
          ))}
        </Stack>
      </Section>
      <Section title="Radii">
        <Grid columns={{ phone: 2, tablet: 4 }} gap={20}>
          {radii.map((name) => (
            <Stack key={name} gap={8}>
              <div className={css.box} style={{ borderRadius: `var(--${tokenName(['radius', name])})` }} />
              <Text size={14}>{name}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section
        title="Elevation"
        about="Light: a hairline and two layers of shadow in the brand’s hue. Dark: lighter surfaces and a hairline ring."
      >
        <Grid columns={{ phone: 1, tablet: 3 }} gap={24}>
          {shadows.map((name) => (
            <Stack key={name} gap={8}>
              <div className={css.box} style={{ boxShadow: `var(--${tokenName(['shadow', name])})` }} />
              <Text size={14}>{name}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
    </Page>
  ),
};

export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      about="Only transform and opacity move, along one curve: `cubic-bezier(.2,0,0,1)`. Point at a track, or focus it."
    >
      <Section title="Three speeds">
        {(
          [
            ['fast', '120 ms', 'Hover, press, tick'],
            ['normal', '200 ms', 'Menus, toasts, disclosures'],
            ['slow', '320 ms', 'Dialogs and sheets'],
          ] as const
        ).map(([name, time, use]) => (
          <Stack key={name} gap={8}>
            <Text size={14}>
              {name}, {time}: {use}
            </Text>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can start it */}
            <div className={css.track} tabIndex={0} role="img" aria-label={`${name}, ${time}`}>
              <div className={`${css.runner} ${css.runs[name]}`} />
            </div>
          </Stack>
        ))}
      </Section>
      <Section title="Reduced motion">
        <Text>
          Whoever asks the device for less motion gets fades only: nothing slides, nothing scales, scrolling
          jumps. The rule stands once, in `themes/base.css.ts`; no component repeats it.
        </Text>
      </Section>
    </Page>
  ),
};

/** How the brand of the toolbar came about. */
export const OneHex: Story = {
  render: (_, { globals }) => <OneHexView brand={brandFrom(globals).brand} />,
};
