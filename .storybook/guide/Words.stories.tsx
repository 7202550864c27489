import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checklist, Page, Pairs, Section } from './parts';
import { ERRORS, VOICE } from './words';

const meta = {
  title: 'Start/Words',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const LANGUAGES = [
  [
    'en',
    'English',
    'Plain, exact, warm without being chummy. Contractions are fine; exclamation marks are not.',
  ],
  [
    'pt',
    'Português',
    'Brazilian Portuguese, formal and friendly: “você”, never “tu” or “o senhor”. Short verbs: “Buscar”, “Pagar”.',
  ],
  [
    'es',
    'Español',
    'Neutral Spanish, “usted”, as a good host says it: short and warm. Words that every country understands.',
  ],
] as const;

/** How the product speaks. */
export const Voice: Story = {
  render: () => (
    <Page
      title="Voice"
      about="Like the agent one would go back to: says what is, what it costs and what comes next. Never sells while somebody is deciding."
    >
      <Section title="Everywhere">
        <Checklist
          items={[
            'Sentence case. A button is a verb and its object. No full stop in labels and headings.',
            'Numbers as figures; money, dates and times in the reader’s way, times of an airport in the airport’s zone.',
            'The same word for the same thing: traveller, booking, fare, stay, pick-up.',
            'No scarcity, no countdown, no “only today”. “2 seats left at this price” is a fact of the airline, or it is not said.',
            'A deadline is a sentence: “Free until 14 May, 18:00 Lisbon time”.',
          ]}
        />
      </Section>
      {LANGUAGES.map(([language, name, about]) => (
        <Section key={language} title={name} about={about}>
          <Pairs language={language} pairs={VOICE[language]} />
        </Section>
      ))}
    </Page>
  ),
};

/** What is said when something goes wrong. */
export const Errors: Story = {
  render: () => (
    <Page
      title="Writing errors"
      about="What happened, what became of the money and of what was typed, what to do now. In this order, in one or two sentences."
    >
      <Section title="In order">
        <Checklist
          items={[
            'What happened, in the reader’s words, not the system’s.',
            'Money: was any taken? Is it coming back, and when? Say it even when the answer is “none”.',
            'The next step, as a button or a link beside the words.',
            'Never blame. Never “oops”. Never a code alone; a code may stand at the end for support.',
            'At a field: what to enter, not what was wrong with it.',
          ]}
        />
      </Section>
      {LANGUAGES.map(([language, name]) => (
        <Section key={language} title={name}>
          <Pairs language={language} pairs={ERRORS[language]} />
        </Section>
      ))}
    </Page>
  ),
};
