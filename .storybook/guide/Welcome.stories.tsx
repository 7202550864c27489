import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/core/ui/actions/Button';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { Price } from '@/core/ui/content/Price';
import { Scene } from '@/core/ui/scene/Scene';
import { Heading, Text } from '@/core/ui/content/Text';
import { brands } from '../../themes/brands';
import * as css from './guide.css';
import { Checklist, Page, Section } from './parts';
import { ThemeScope } from './ThemeScope';

const meta = {
  title: 'Start/Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const PRINCIPLES = [
  [
    'Quiet canvas, confident brand',
    'The agency’s colour is the only loud thing on a page. All else is calm grey, space and precise type.',
  ],
  [
    'The price is the truth',
    'All-in, in one currency, the same from the first result to the receipt. Nothing is crossed out that nobody ever asked.',
  ],
  [
    'Nothing typed is ever lost',
    'A failure, a price change, Back or a refresh: whoever filled in a form once does not do it again.',
  ],
  [
    'Say why',
    'A control that stops says why. An empty list names the filter to relax. An error says what to do, and whether money moved.',
  ],
  [
    'Everybody, every device',
    'Keys, screen readers, 320 px, 400 % zoom, less motion, a phone in one hand. It is part of done, not a later pass.',
  ],
  [
    'Drawn, not borrowed',
    'No stock photos. Places are drawn from their names, journeys as arcs; a real photo of an agency always wins.',
  ],
] as const;

const TOOLBAR = [
  '**Brand**: the six demo agencies, from a square blue-green one to a round orange one.',
  '**Mode**: light or dark. The demo agencies keep their colour in the dark; one that does not gets the default blue there, on greys of its hue.',
  '**Language**: English, Portuguese, Spanish, and the pseudo-locale: [Šéàŕçĥ ~~]. What stays plain in it was never made translatable; what is cut off has too little room.',
  '**Viewport**: 320, 390, 820 and 1440 px. Desktop layout starts at 1200.',
  '**Accessibility** below: what axe finds. A finding fails the build.',
];

/** Where a designer starts. */
export const Welcome: Story = {
  render: () => (
    <Page
      title="Caravel’s workbench"
      about={`One system, ${brands.length} agencies, every screen. What is shown here is the product’s own code with example data; when a story looks right, the site does.`}
    >
      <Grid columns={{ phone: 1, tablet: 3 }} gap={20}>
        {brands.slice(1, 4).map((brand) => (
          <ThemeScope key={brand.subdomain} brand={brand} mode="light">
            <Stack gap={12}>
              <Scene seed={brand.place.name} kind={brand.place.scene} time={brand.place.time} />
              <div lang={brand.language}>
                <Heading level={2} size={20}>
                  {brand.heading}
                </Heading>
              </div>
              <Inline justify="between">
                <Price money={{ amount: 48_200, currency: brand.currency }} />
                <Button size="small">{brand.agencyName}</Button>
              </Inline>
            </Stack>
          </ThemeScope>
        ))}
      </Grid>
      <Section title="What we hold on to">
        <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap={24}>
          {PRINCIPLES.map(([name, words]) => (
            <div key={name} className={css.principle}>
              <Heading level={3} size={18}>
                {name}
              </Heading>
              <Text size={14} tone="secondary">
                {words}
              </Text>
            </div>
          ))}
        </Grid>
      </Section>
      <Section title="What is where">
        <Checklist
          items={[
            'Start / Foundations: colour, type, space, shape, elevation and motion, as live tokens with measured contrast.',
            'Start / Foundations / One hex: how a single colour becomes a whole theme.',
            'Start / Theme lab: type any hex and see it on real screens; the address can be shared.',
            'Start / Every brand: the same screen in all agencies, light and dark.',
            'Start / Words: voice, errors and money in three languages. Start / Pictures and icons.',
            'Library: each component with its do’s and don’ts, keys and roles, and every state.',
            'Core and Plugins: whole screens: empty, loading, failed, crowded.',
          ]}
        />
      </Section>
      <Section title="The toolbar">
        <ul className={css.checks}>
          {TOOLBAR.map((line) => {
            const [, name, words] = /^\*\*(.*?)\*\*(.*)$/.exec(line) ?? [];
            return (
              <li key={line}>
                <Text as="span" weight={650}>
                  {name}
                </Text>
                {words}
              </li>
            );
          })}
        </ul>
        <Text tone="secondary">
          All of it stands in the address, so a link shows somebody else exactly what you see.
        </Text>
      </Section>
    </Page>
  ),
};

/** Before a screen is called done. */
export const Checklists: Story = {
  render: () => (
    <Page
      title="Checklists"
      about="Short enough to be used. What a machine can check is checked by the tests; these need eyes."
    >
      <Section title="A screen">
        <Checklist
          items={[
            'At 390, 820 and 1440 px, light and dark, in a square and in a round brand.',
            'Empty, loading, failed, one thing, a thousand things, the longest name.',
            'In the pseudo-locale: nothing plain, nothing cut off.',
            'With the keyboard only: everything is reached, focus is seen and never under a bar.',
            'One primary button. The next step is where the thumb is.',
            'The address reproduces what is looked at; Back goes back.',
          ]}
        />
      </Section>
      <Section title="A form">
        <Checklist
          items={[
            'Every field has a visible label and `autocomplete` where it is about a person or a card.',
            'Nothing is red before it has been left; a mended error disappears.',
            'A failed submit puts focus on a summary that links to each field in the same words.',
            'On every failure of the server, everything typed is still there.',
          ]}
        />
      </Section>
      <Section title="A component">
        <Checklist
          items={[
            'Tokens only, logical properties, no style props.',
            'A story for each state, its notes in `core/ui/docs` (a test asks for them).',
            '44 px under a finger; nothing that is reached by hovering only.',
            'Looks right with all three roundnesses and a serif heading.',
            'New pictures of it are looked at: `npm run visual`.',
          ]}
        />
      </Section>
      <Section title="A brand">
        <Checklist
          items={[
            'Tried in the theme lab, warnings read.',
            'Logo on light and on dark; without a logo the monogram stands in.',
            'A heading of two lines at 390 px.',
          ]}
        />
      </Section>
    </Page>
  ),
};
