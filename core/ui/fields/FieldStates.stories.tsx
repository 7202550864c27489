import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox, CheckboxGroup } from '../choices/Checkbox';
import { Grid, Stack } from '../content/layout';
import { PasswordField } from './PasswordField';
import { RadioGroup } from '../choices/RadioGroup';
import { RatingInput } from '../choices/RatingInput';
import { Select } from '../choices/Select';
import { Stepper } from '../choices/Stepper';
import { Switch } from '../choices/Switch';
import { Text } from '../content/Text';
import { TextArea, TextField } from './TextField';

const meta = { title: 'Library/Forms/States' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CABINS = [
  { value: 'economy', label: 'Economy', group: 'Main deck' },
  { value: 'premium', label: 'Premium economy', group: 'Main deck' },
  { value: 'business', label: 'Business', group: 'Upper deck', disabled: true },
];
const FARES = [
  { value: 'light', label: 'Light', hint: 'Cabin bag only', detail: '$214.00' },
  { value: 'flex', label: 'Flex', hint: 'Free changes', detail: '$268.00' },
];
const states = [
  { name: 'At rest', props: {} },
  { name: 'Wrong', props: { error: 'Please correct this' } },
  { name: 'Read-only', props: { readOnly: true } },
  { name: 'Disabled', props: { disabled: true } },
];

/** Every field in every state; they keep their own values. */
export const Every: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} gap={32}>
      {states.map(({ name, props }) => (
        <Stack key={name} gap={20}>
          <Text weight={650}>{name}</Text>
          <TextField label="Name" defaultValue="Ana Maria Souza" hint="As in the passport" {...props} />
          <PasswordField label="Password" defaultValue="Caravel_2026" autoComplete="off" {...props} />
          <TextArea label="Remarks" defaultValue="A high floor" maxLength={240} {...props} />
          <Select label="Cabin" defaultValue="economy" options={CABINS} {...props} />
          <Checkbox label="Newsletter" hint="Once a month" defaultChecked {...props} />
          <Checkbox label="All 312 bookings" indeterminate {...props} />
          <RadioGroup legend="Fare" options={FARES} defaultValue="flex" {...props} />
          <RadioGroup
            legend="Fare, as cards"
            variant="cards"
            options={FARES}
            defaultValue="light"
            {...props}
          />
          <Switch
            label="Price alerts"
            hint="We write when it falls"
            defaultChecked
            disabled={'disabled' in props}
            readOnly={'readOnly' in props}
          />
          <Stepper
            label="Adults"
            hint="12 and over"
            defaultValue={2}
            min={1}
            disabled={'disabled' in props}
            error={'error' in props ? props.error : undefined}
          />
          <RatingInput legend="Your stay" defaultValue={4} {...props} />
        </Stack>
      ))}
    </Grid>
  ),
};

/** Something about the value is being looked up or saved. */
export const Loading: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 3 }} gap={20}>
      <TextField label="Subdomain" suffix=".caravel.travel" defaultValue="horizonte" loading />
      <Select label="Template" options={[]} placeholder="Loading…" loading optional />
      <Switch label="Sell flights" loading defaultChecked />
    </Grid>
  ),
};

/** Fields without `value` keep their own; what is read-only stays as it is. */
export const OnTheirOwn: Story = {
  render: () => (
    <Stack>
      <TextField label="Name" />
      <TextField label="Locator" defaultValue="H7K2QM" readOnly />
      <Checkbox label="Newsletter" />
      <Checkbox label="Terms accepted on 3 May" defaultChecked readOnly />
      <Switch label="Alerts" />
      <Select label="Cabin" options={CABINS} defaultValue="premium" />
      <CheckboxGroup legend="Bags" hint="Choose what you bring">
        <Checkbox label="Cabin bag" detail="$0" />
        <Checkbox label="Checked bag" detail="$35,000,000" />
      </CheckboxGroup>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana');
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Ana');
    await userEvent.type(canvas.getByLabelText('Locator'), 'X');
    await expect(await canvas.findByLabelText('Locator')).toHaveValue('H7K2QM');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Newsletter' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Terms/ }));
    await expect(await canvas.findByRole('checkbox', { name: /Terms/ })).toBeChecked();
    canvas.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('switch')).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText('Cabin'), 'economy');
    await expect(await canvas.findByLabelText('Cabin')).toHaveValue('economy');
  },
};

/** Arrow keys give stars, as in every group of radios. */
export const Stars: Story = {
  render: () => <RatingInput legend="How was the hotel?" hint="Other travellers see it" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars, Good' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('radio', { name: '4 stars, Very good' })).toBeChecked();
    await expect(await canvas.findByText('Very good')).toBeVisible();
  },
};

export const Narrow: Story = { ...Every, globals: { viewport: { value: 'narrow' } } };
/** Right to left: everything stands on the other side. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Stack>
        <TextField label="الاسم" defaultValue="Ana" suffix="%" />
        <Select label="الدرجة" options={CABINS} defaultValue="economy" />
        <Checkbox label="الرسائل" hint="مرة كل شهر" defaultChecked />
        <Switch label="التنبيهات" defaultChecked />
        <Stepper label="البالغون" defaultValue={2} />
        <RatingInput legend="التقييم" defaultValue={3} />
      </Stack>
    </div>
  ),
};
