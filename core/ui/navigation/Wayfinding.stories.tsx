import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Accordion } from '../content/Accordion';
import { Badge } from '../content/Badge';
import { Card } from '../content/Card';
import { CommandList, type Command } from '../pickers/CommandList';
import { LayoutDashboard, Palette, Receipt, Settings, Ticket, Users } from '../pictures/icons';
import { Grid, Stack } from '../content/layout';
import { filterOptions } from '../pickers/option-filter';
import { ProgressCircle } from '../feedback/ProgressCircle';
import { SideNav } from './SideNav';
import { Progress } from '../feedback/Progress';
import { Steps } from './Steps';
import { Text } from '../content/Text';
import { Timeline } from '../content/Timeline';

const meta = { title: 'Library/Wayfinding' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideNavigation: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      <Card>
        <SideNav
          label="Back office"
          sections={[
            {
              id: 'day',
              items: [
                { id: 'd', label: 'Dashboard', icon: LayoutDashboard, link: { to: '/' }, current: false },
                {
                  id: 'b',
                  label: 'Bookings',
                  icon: Ticket,
                  link: { to: '/' },
                  current: true,
                  detail: <Badge tone="brand">312</Badge>,
                },
                { id: 'c', label: 'Clients', icon: Users, link: { to: '/' }, current: false },
              ],
            },
            {
              id: 'set',
              heading: 'Settings',
              items: [
                { id: 'w', label: 'Website', icon: Palette, link: { to: '/' }, current: false },
                {
                  id: 'r',
                  label: 'Rechnungslegungsverordnungsunterlagen',
                  icon: Receipt,
                  link: { to: '/' },
                  current: false,
                },
              ],
            },
          ]}
        />
      </Card>
    </Grid>
  ),
};

const STEPS = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
  { id: 'import', label: 'Import' },
];
export const StepsAndProgress: Story = {
  render: () => (
    <Stack gap={32}>
      <Steps label="Import of clients" steps={STEPS} current="check" />
      <Steps
        label="Import that failed"
        steps={STEPS.map((step) => ({ ...step, failed: step.id === 'import' }))}
        current="import"
      />
      <Steps label="Import that is done" steps={STEPS} current={null} />
      <Progress label="Searching" value={0.6} detail="3 of 5 suppliers answered" />
      <Grid columns={{ phone: 2, tablet: 4 }}>
        <ProgressCircle label="Quota used" value={0.24} size="large" />
        <ProgressCircle label="Quota used, nearly all" value={0.92} tone="warning" />
        <ProgressCircle label="Done" value={1} tone="success" />
        <ProgressCircle label="Started" value={0.1} size="small" />
      </Grid>
    </Stack>
  ),
};
export const StepsNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Steps
      label="Import"
      current="b"
      steps={[
        { id: 'a', label: 'Datei' },
        { id: 'b', label: 'Spaltenzuordnung prüfen' },
        { id: 'c', label: 'Donaudampfschifffahrt' },
        { id: 'd', label: 'Import' },
      ]}
    />
  ),
};

export const History: Story = {
  render: () => (
    <Timeline
      label="What happened"
      entries={[
        {
          id: '1',
          title: 'Booked',
          at: '2027-05-03T14:02:00Z',
          detail: 'By Ana Maria Souza on the website',
          tone: 'success',
        },
        {
          id: '2',
          title: 'Payment of $481.42',
          at: '2027-05-03T14:02:11Z',
          detail: 'Visa ending in 4242',
          tone: 'info',
        },
        {
          id: '3',
          title: 'Schedule changed by the carrier',
          when: 'Yesterday',
          detail: 'Departure 25 minutes later',
          tone: 'warning',
        },
        { id: '4', title: 'Refund on its way', when: 'Now', tone: 'progress' },
      ]}
    />
  ),
};

export const Questions: Story = {
  render: () => (
    <Accordion
      defaultValue={['bags']}
      items={[
        {
          id: 'bags',
          summary: 'How many bags may I bring?',
          children: <Text size={14}>One cabin bag of 8 kg.</Text>,
        },
        {
          id: 'change',
          summary: 'Can I change the date?',
          children: <Text size={14}>Until 24 hours before departure.</Text>,
        },
        {
          id: 'long',
          summary: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversicherungsbedingungen',
          children: <Text size={14}>Yes.</Text>,
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/cabin bag/)).toBeVisible();
    canvas.getByRole('button', { name: 'Can I change the date?' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/24 hours/)).toBeVisible();
    await expect(await canvas.findByText(/cabin bag/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

const COMMANDS: (Command & { value: string })[] = [
  {
    id: 'b1',
    label: 'H7K2QM',
    detail: 'Ana Maria Souza, São Paulo to Lisbon',
    icon: Ticket,
    group: 'Bookings',
    end: <Badge tone="success">Confirmed</Badge>,
  },
  { id: 'b2', label: 'H7K9LL', detail: 'Li Wei, Bergen', icon: Ticket, group: 'Bookings' },
  {
    id: 'c1',
    label: 'Ana Maria Souza',
    detail: 'ana.souza@horizonte.example',
    icon: Users,
    group: 'Clients',
  },
  { id: 's1', label: 'Website', icon: Settings, group: 'Settings' },
].map((command) => ({ ...command, value: command.id }));
const ran = fn();
function PaletteDemo() {
  const [query, setQuery] = useState('');
  return (
    <Card>
      <CommandList
        label="Search the back office"
        placeholder="Locator, client or setting"
        query={query}
        onQueryChange={setQuery}
        commands={filterOptions(COMMANDS, query)}
        onRun={ran}
      />
    </Card>
  );
}
export const Commands: Story = {
  render: () => <PaletteDemo />,
  play: async ({ canvasElement }) => {
    ran.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'ana');
    await expect(await canvas.findByText('2 options')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(ran).toHaveBeenCalledOnce();
    await userEvent.type(field, 'zzz');
    await expect(await canvas.findByText('Nothing found', { selector: 'div' })).toBeVisible();
  },
};
