import type { Meta, StoryObj } from '@storybook/react-vite';
import { findDirt, HOSTILE_HTML } from '../../contract/site/hostile-html';
import { useLingui } from '@lingui/react';
import { keptData } from './kept-data';
import { LegalText } from './LegalText';

const meta = { title: 'Core/Legal text', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const SECTIONS = ['What we keep', 'Who receives it', 'How long we keep it', 'Your rights', 'How to reach us'];
const LONG = SECTIONS.map(
  (title) =>
    `<h2>${title}</h2><p>We keep your name, your address and what a carrier needs to make your booking. Read more on <a href="https://example.com/privacy">our other page</a> or write to <a href="mailto:privacy@example.com">privacy@example.com</a>.</p><ul><li>Your name as in the passport</li><li>How we reach you on the day of travel</li></ul>`,
).join('');

export const Long: Story = {
  render: () => <LegalText title="Privacy policy" text={LONG} publisher="Horizonte Viagens" />,
};
export const Short: Story = {
  render: () => (
    <LegalText title="Disclaimer" text={'We arrange travel services.'} publisher="Blue Fjord Travel" />
  ),
};
export const WithATable: Story = {
  render: () => (
    <LegalText
      title="Cookies policy"
      publisher="Solana Trips"
      text='<p>We set three cookies.</p><table><thead><tr><th scope="col">Name</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead><tbody><tr><td>x-access-token</td><td>Keeps you signed in</td><td>7 days</td></tr><tr><td>lng</td><td>Remembers your language</td><td>1 year</td></tr></tbody></table>'
    />
  ),
};

export const PrivacyWithPeriods: Story = {
  render: function Periods() {
    const { i18n } = useLingui();
    return (
      <LegalText
        title="Privacy policy"
        publisher="Solana Trips"
        text="<h2>Who receives it</h2><p>The suppliers of your trip.</p>"
        below={keptData(i18n)}
      />
    );
  },
};

/** SEC-22: every trick of the corpus in a real browser, one after the other. */
export const Hostile: Story = {
  tags: ['!autodocs'],
  // Sixty headings alike are what this story is about, not a page.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      {HOSTILE_HTML.map((html, index) => (
        <LegalText key={index} title={`Text ${index + 1}`} text={`<p>Kept</p>${html}`} publisher="Agency" />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    let attacks = 0;
    const page = window as unknown as { attack?: () => void };
    page.attack = () => void (attacks += 1);
    const ours = ['class', 'id', 'tabindex', 'target', 'rel'];
    const articles = [...canvasElement.querySelectorAll('article')];
    if (articles.length !== HOSTILE_HTML.length) throw new Error('Not every text was drawn');
    articles.forEach((article, index) => {
      const dirt = findDirt(article, ours).filter((found) => !['<div>', '<span>'].includes(found));
      if (dirt.length > 0) throw new Error(`${HOSTILE_HTML[index]} left ${dirt.join(', ')}`);
      if (!article.textContent?.includes('Kept'))
        throw new Error(`${HOSTILE_HTML[index]} swallowed the text`);
    });
    // What loads or fails to load gets its time.
    await new Promise((done) => setTimeout(done, 300));
    if (attacks > 0) throw new Error(`${attacks} scripts ran`);
    delete page.attack;
  },
};
