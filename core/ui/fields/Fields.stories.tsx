import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button';
import { Checkbox, CheckboxGroup } from '../choices/Checkbox';
import { DateEntryField } from '../dates/DateEntryField';
import { ErrorSummary, focusErrorSummary } from './ErrorSummary';
import { Mail, Search, User } from '../pictures/icons';
import { Container, Grid, Stack } from '../content/layout';
import { PasswordField } from './PasswordField';
import { RadioGroup } from '../choices/RadioGroup';
import { RangeSlider, Slider } from '../choices/RangeSlider';
import { Select } from '../choices/Select';
import { Stepper } from '../choices/Stepper';
import { Switch } from '../choices/Switch';
import { TextArea, TextField } from './TextField';

const meta = {
  title: 'Library/Forms/Fields',
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Texts() {
  const [email, setEmail] = useState('ana.souza@horizonte.example');
  const [empty, setEmpty] = useState('');
  const [notes, setNotes] = useState('');
  const [password, setPassword] = useState('Caravel_2026');
  return (
    <Stack>
      <TextField
        label="Email"
        icon={Mail}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <TextField
        label="First name"
        hint="As it is written in the passport"
        icon={User}
        autoComplete="given-name"
        value={empty}
        onChange={setEmpty}
        optional
      />
      <TextField label="Last name" error="Please enter the last name" value={empty} onChange={setEmpty} />
      <TextField
        label="Markup"
        suffix="%"
        inputMode="decimal"
        value="7.5"
        onChange={() => undefined}
        disabled
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        meter={3}
        hint="At least 8 characters"
      />
      <TextArea
        label="Special requests"
        optional
        value={notes}
        onChange={setNotes}
        placeholder="A high floor, if there is one"
      />
    </Stack>
  );
}
export const TextFields: Story = { render: () => <Texts /> };

export const ShowPassword: Story = {
  render: () => <PasswordField label="Password" value="Caravel_2026" onChange={() => undefined} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

function Choices() {
  const [cabin, setCabin] = useState<'ECONOMY' | 'BUSINESS'>('ECONOMY');
  const [stops, setStops] = useState<string[]>(['0']);
  const [agree, setAgree] = useState(false);
  const [fare, setFare] = useState<'light' | 'flex'>('flex');
  const [alerts, setAlerts] = useState(true);
  const toggle = (id: string) => (on: boolean) =>
    setStops(on ? [...stops, id] : stops.filter((known) => known !== id));
  return (
    <Stack gap={24}>
      <Select
        label="Cabin"
        value={cabin}
        onChange={setCabin}
        options={[
          { value: 'ECONOMY', label: 'Economy' },
          { value: 'BUSINESS', label: 'Business' },
        ]}
      />
      <CheckboxGroup legend="Stops">
        <Checkbox
          label="Non-stop"
          detail="12 from $214"
          checked={stops.includes('0')}
          onChange={toggle('0')}
        />
        <Checkbox label="1 stop" detail="48 from $179" checked={stops.includes('1')} onChange={toggle('1')} />
        <Checkbox label="2 stops or more" detail="0" checked={false} onChange={() => undefined} disabled />
      </CheckboxGroup>
      <Checkbox
        label="I have read and accept the conditions of the fare"
        checked={agree}
        onChange={setAgree}
        error={agree ? undefined : 'Please accept the conditions'}
      />
      <Checkbox label="All 312 bookings" indeterminate checked={false} onChange={() => undefined} />
      <RadioGroup
        legend="Fare"
        variant="cards"
        value={fare}
        onChange={setFare}
        options={[
          { value: 'light', label: 'Light', hint: 'Cabin bag only, no changes', detail: '$214.00' },
          { value: 'flex', label: 'Flex', hint: 'Checked bag, free changes', detail: '$268.00' },
        ]}
      />
      <Switch
        label="Price alerts"
        hint="We write when the price of this route falls"
        checked={alerts}
        onChange={setAlerts}
      />
    </Stack>
  );
}
export const ChoiceFields: Story = { render: () => <Choices /> };

function Travellers() {
  const [adults, setAdults] = useState(4);
  return (
    <Stepper
      label="Adults"
      hint="12 and over"
      value={adults}
      onChange={setAdults}
      min={1}
      max={5}
      maxReason="Max 5 adults"
      minReason="At least 1 adult"
    />
  );
}
/** R055 R057: one a press, and a word at the limit. */
export const StepperLimits: Story = {
  name: 'R055 R057 the stepper counts by one and says why it stops',
  render: () => <Travellers />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More: Adults' });
    await userEvent.click(more);
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByText('5')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Max 5 adults')).toBeVisible());
    for (let press = 0; press < 6; press += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Fewer: Adults' }));
    await waitFor(() => expect(canvas.getByText('At least 1 adult')).toBeVisible());
  },
};

function Sliders() {
  const [price, setPrice] = useState<[number, number]>([120, 780]);
  const [stay, setStay] = useState(8);
  return (
    <Stack gap={24}>
      <RangeSlider
        label="Price"
        min={80}
        max={1200}
        step={10}
        value={price}
        onChange={setPrice}
        format={(value) => `$${value}`}
      />
      <Slider
        label="Longest flight"
        min={2}
        max={24}
        value={stay}
        onChange={setStay}
        format={(value) => `${value} h`}
      />
    </Stack>
  );
}
export const SlidersStory: Story = { name: 'Sliders', render: () => <Sliders /> };

function Narrowed() {
  const [hours, setHours] = useState<[number, number]>([0, 24]);
  return (
    <RangeSlider
      label="Departure"
      min={0}
      max={24}
      value={hours}
      onChange={setHours}
      format={(hour) => `${hour} h`}
    />
  );
}
/** Pressed on the track, the nearer thumb comes; two at one value can be drawn apart, at the ends too. */
export const EachThumbInReach: Story = {
  render: () => <Narrowed />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole('slider', { name: 'From: Departure' });
    const to = canvas.getByRole('slider', { name: 'To: Departure' });
    const taking = (part: number) => {
      const { x, y, width, height } = from.getBoundingClientRect();
      return document.elementFromPoint(x + width * part, y + height / 2);
    };
    const stand = async (low: string, high: string) => {
      fireEvent.change(from, { target: { value: '0' } });
      fireEvent.change(to, { target: { value: high } });
      fireEvent.change(from, { target: { value: low } });
      await waitFor(() =>
        expect([from, to]).toEqual([
          expect.objectContaining({ value: low }),
          expect.objectContaining({ value: high }),
        ]),
      );
    };
    await stand('0', '24');
    await expect([taking(0.25), taking(0.75)]).toEqual([from, to]);
    await stand('12', '12');
    await expect([taking(0.49), taking(0.51)]).toEqual([from, to]);
    await stand('24', '24');
    await expect([taking(0.25), taking(0.98)]).toEqual([from, from]);
    await stand('0', '0');
    await expect([taking(0.02), taking(0.75)]).toEqual([to, to]);
  },
};

function Birthday() {
  const [date, setDate] = useState('1984-03-05');
  return (
    <DateEntryField
      label="Date of birth"
      autoComplete="bday"
      value={date}
      onChange={setDate}
      hint="As in the passport"
    />
  );
}
export const TypedDate: Story = { render: () => <Birthday /> };

function Failing() {
  const summary = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const error = tried && !name ? 'Please enter the first name' : undefined;
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        focusErrorSummary(summary);
      }}
    >
      <ErrorSummary ref={summary} errors={error ? [{ fieldId: 'first-name', message: error }] : []} />
      <TextField id="first-name" label="First name" value={name} onChange={setName} error={error} />
      <Button type="submit" icon={Search}>
        Continue
      </Button>
    </Stack>
  );
}
/** A failed submit focuses a summary that leads to the fields; correcting clears the error. */
export const FailedSubmit: Story = {
  render: () => <Failing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter the first name' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveFocus());
    await userEvent.keyboard('Ana');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Grid>
      <TextField
        label="Versicherungsnehmeridentifikationsnummer oder Donaudampfschifffahrtsgesellschaft"
        error="Bitte geben Sie die Versicherungsnehmeridentifikationsnummer ein"
        value=""
        onChange={() => undefined}
        optional
      />
      <Choices />
    </Grid>
  ),
};
