import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AirlineMark } from '../pictures/AirlineMark';
import { Alert } from '../feedback/Alert';
import { Avatar } from '../pictures/Avatar';
import { Badge, Status } from './Badge';
import { BrandLogo } from '../pictures/BrandLogo';
import { Button } from '../actions/Button';
import { ButtonLink, CardLink, ExternalLink, TextLink } from '../actions/ButtonLink';
import { Card, Surface } from './Card';
import { SectionCard } from './SectionCard';
import { Chip, ToggleChip } from '../choices/Chip';
import { DescriptionList } from './DescriptionList';
import { Disclosure } from './Disclosure';
import { EmptyState } from '../feedback/EmptyState';
import { SearchX } from '../pictures/icons';
import { Divider, Grid, Inline, Spacer, Split, Stack } from './layout';
import { Picture } from '../pictures/Picture';
import { Price, PriceList } from './Price';
import { GuestScore, Rating } from './Rating';
import { Skeleton, SkeletonGroup } from '../feedback/Skeleton';
import { Progress } from '../feedback/Progress';
import { FullScreenSpinner, Spinner } from '../feedback/Spinner';
import { StickyBar } from '../navigation/StickyBar';
import { Heading, Text } from './Text';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const meta = { title: 'Library/Content' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = {
  render: () => (
    <Stack gap={24}>
      {([60, 44, 32, 24, 20, 18] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Somewhere quiet, {size} px
        </Heading>
      ))}
      {([18, 16, 14, 12] as const).map((size) => (
        <Text key={size} size={size}>
          Roteiros feitos com calma, preços claros e alguém que atende quando você liga. 0123456789
        </Text>
      ))}
      <Inline>
        {(['primary', 'secondary', 'tertiary', 'brand', 'success', 'warning', 'danger', 'info'] as const).map(
          (tone) => (
            <Text key={tone} tone={tone} weight={550}>
              {tone}
            </Text>
          ),
        )}
      </Inline>
    </Stack>
  ),
};

export const Links: Story = {
  render: () => (
    <Stack>
      <Inline>
        <ButtonLink to="/">Book now</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Details
        </ButtonLink>
        <TextLink to="/">Forgot password?</TextLink>
        <TextLink to="/" quiet>
          Privacy policy
        </TextLink>
        <ExternalLink href="https://example.com/">Terms of the carrier</ExternalLink>
      </Inline>
      <Card interactive>
        <Stack gap={4}>
          <Heading level={3} size={18}>
            <CardLink to="/">Casa da Baía</CardLink>
          </Heading>
          <Text size={14} tone="secondary">
            The whole card is one link with one name.
          </Text>
        </Stack>
      </Card>
    </Stack>
  ),
};

export const Cards: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }}>
      {['Olinda', 'Bergen', 'Palma'].map((place, index) => (
        <Card key={place} padding="none" interactive selected={index === 1}>
          <Picture src={null} alt="" seed={place} ratio="card" />
          <Surface level="surface" padding="medium">
            <Stack gap={8}>
              <Inline>
                <Rating value={4.5} count={1284} />
                <Spacer />
                <Badge tone="success">Refundable</Badge>
              </Inline>
              <Heading level={3} size={18}>
                <CardLink to="/">Pousada do Farol de {place}</CardLink>
              </Heading>
              <GuestScore score={8.7} word="Fabulous" count={1284} />
              <Divider />
              <Price
                money={usd(35_000_000_00)}
                size="large"
                before={usd(41_000_000_00)}
                caption="3 nights, all-in"
                align="end"
              />
            </Stack>
          </Surface>
        </Card>
      ))}
    </Grid>
  ),
};

export const Prices: Story = {
  render: () => (
    <Stack>
      <Inline gap={32} align="end">
        <Price money={usd(21400)} />
        <Price money={usd(21400)} cents="auto" size="large" caption="per person" />
        <Price money={{ amount: 35_000_000, currency: 'JPY' }} size="hero" />
        <Price
          money={{ amount: 3_500_000_000, currency: 'BRL' }}
          size="hero"
          before={{ amount: 4_100_000_000, currency: 'BRL' }}
        />
      </Inline>
      <Card>
        <PriceList
          lines={[
            { id: 'base', label: '2 adults', hint: 'Flex fare', money: usd(42000) },
            { id: 'tax', label: 'Taxes and fees', money: usd(8642) },
            { id: 'coupon', label: 'Discount', money: usd(-2500), tone: 'success' },
          ]}
          total={{ label: 'Total', money: usd(48142) }}
        />
      </Card>
    </Stack>
  ),
};

/** A matter of a page, with and without something to do about it. */
export const Sections: Story = {
  render: () => (
    <Stack gap={24}>
      <SectionCard
        title="Statement"
        note="Every movement, newest first."
        action={<Button variant="secondary">Download</Button>}
      >
        <Text>Nothing has moved yet.</Text>
      </SectionCard>
      <SectionCard title="Personal data" padding="medium" size={18} gap={16}>
        <Text>Clara Nunes</Text>
      </SectionCard>
    </Stack>
  ),
};

/** From, per night, and what is charged when another currency is shown. */
export const PriceWords: Story = {
  render: () => (
    <Stack>
      <Inline gap={32} align="end">
        <Price money={usd(9600)} from per="night" size="large" cents="auto" />
        <Price money={usd(21400)} from size="hero" caption="per person, all-in" />
        <Price
          money={{ amount: 3_500_000_000, currency: 'BRL' }}
          charged={usd(620_000_000)}
          size="large"
          per="night"
          before={{ amount: 4_100_000_000, currency: 'BRL' }}
        />
      </Inline>
      <Grid columns={{ phone: 1, tablet: 4 }}>
        {(['raised', 'outlined', 'quiet', 'brand'] as const).map((variant) => (
          <Card key={variant} variant={variant}>
            <Text weight={550}>Card, {variant}</Text>
            <Price money={usd(21400)} per="person" />
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
};

export const BadgesAndStatus: Story = {
  render: () => (
    <Stack>
      <Inline>
        {(['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap={20}>
        <Status tone="success">Confirmed</Status>
        <Status tone="progress">Processing</Status>
        <Status tone="warning">Action required</Status>
        <Status tone="danger">Failed</Status>
        <Status tone="neutral">Cancelled</Status>
        <Status tone="info">On hold</Status>
      </Inline>
      <Inline>
        <Chip onRemove={() => undefined}>Non-stop</Chip>
        <Chip>Any time</Chip>
        <ToggleChip pressed onPressedChange={() => undefined}>
          Refundable
        </ToggleChip>
        <ToggleChip pressed={false} onPressedChange={() => undefined}>
          Breakfast
        </ToggleChip>
      </Inline>
      <Inline>
        <Rating value={-2} />
        <Rating value={3.4} />
        <Rating value={9} count={12} />
      </Inline>
    </Stack>
  ),
};

export const Alerts: Story = {
  render: () => (
    <Stack>
      <Alert tone="info" title="The price changed while you were reading">
        It was $214.00 and is now $231.50, $17.50 more. Nothing you typed is lost.
      </Alert>
      <Alert tone="success" title="Your refund is on its way" />
      <Alert
        tone="warning"
        title="Your passport expires before the return flight"
        action={
          <Button size="small" variant="secondary">
            Change the date
          </Button>
        }
      >
        Portugal asks for three months of validity.
      </Alert>
      <Alert tone="danger" title="The payment was declined" onDismiss={() => undefined}>
        You were not charged. Try another card, or ask your bank.
      </Alert>
    </Stack>
  ),
};

export const Waiting: Story = {
  render: () => (
    <Stack gap={24}>
      <Progress label="Searching" value={0.6} detail="3 of 5 suppliers answered" />
      <Progress label="Uploading clients.csv" />
      <Inline>
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </Inline>
      <SkeletonGroup label="Results are loading">
        <Card>
          <Stack>
            <Inline wrap={false}>
              <Skeleton shape="circle" height={40} />
              <Skeleton width="1/3" />
              <Spacer />
              <Skeleton shape="block" height={40} width="1/4" />
            </Inline>
            <Skeleton lines={3} />
          </Stack>
        </Card>
      </SkeletonGroup>
    </Stack>
  ),
};
export const FullScreen: Story = { render: () => <FullScreenSpinner label="Opening your trip" /> };
export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={SearchX}
      title="No flights match these filters"
      action={<Button variant="secondary">Allow 1 stop</Button>}
    >
      Allowing 1 stop shows 48 flights from $179.00.
    </EmptyState>
  ),
};
export const EmptyWithPicture: Story = {
  render: () => (
    <EmptyState
      picture={<Picture src={null} alt="" seed="Porto" kind="oldtown" time="golden" ratio="wide" />}
      title="No trips yet"
      action={<ButtonLink to="/">Find a trip</ButtonLink>}
    >
      What you book appears here.
    </EmptyState>
  ),
};

export const Marks: Story = {
  render: () => (
    <Stack>
      <Inline>
        <Avatar name="Ana Maria Souza" />
        <Avatar name="Éder" size="small" />
        <Avatar name="Li Wei" size="large" />
      </Inline>
      <Inline>
        <AirlineMark carrier="TP" name="TAP Air Portugal" />
        <AirlineMark carrier="LA" name="LATAM" size="small" />
        <AirlineMark carrier="ZZ" name="Unknown carrier" size="large" />
      </Inline>
      <Inline gap={32}>
        <BrandLogo name="Solana Trips" />
        <BrandLogo name="Horizonte Viagens" size="large" />
        <BrandLogo name="Caravel" size="small" hideName />
      </Inline>
    </Stack>
  ),
};

function Facts() {
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <DescriptionList
        items={[
          { id: 'loc', term: 'Locator', value: 'H7K2QM' },
          { id: 'who', term: 'Traveller', value: 'Ana Maria Souza' },
        ]}
      />
      <DescriptionList
        layout="columns"
        items={[
          { id: 'bag', term: 'Bags', value: '1 checked, 23 kg' },
          { id: 'cabin', term: 'Cabin', value: 'Economy' },
          { id: 'cancel', term: 'Cancellation', value: 'Free until 14 May, 18:00 Lisbon time' },
        ]}
      />
      <Disclosure summary="What is included" open={open} onOpenChange={setOpen}>
        <Text size={14}>Seat, water, a cabin bag of 8 kg.</Text>
      </Disclosure>
      <Disclosure summary="Price details" variant="card">
        <Text size={14}>Taxes $42.10</Text>
      </Disclosure>
    </Stack>
  );
}
export const FactsStory: Story = {
  name: 'Facts',
  render: () => <Facts />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Seat, water/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What is included' }));
    await waitFor(() => expect(canvas.getByText(/Seat, water/)).toBeVisible());
  },
};

/** Main column and aside from 1200 px; on a phone the total stays under the thumb. */
export const PageLayout: Story = {
  render: () => (
    <>
      <Split
        sticky
        aside={
          <Card>
            <PriceList lines={[]} total={{ label: 'Total', money: usd(48142) }} />
          </Card>
        }
      >
        <Stack>
          {['Travellers', 'Contact', 'Payment'].map((title) => (
            <Card key={title}>
              <Heading level={2} size={20}>
                {title}
              </Heading>
              <Skeleton lines={4} />
            </Card>
          ))}
        </Stack>
      </Split>
      <StickyBar>
        <Inline justify="between">
          <Price money={usd(48142)} size="large" caption="2 travellers" />
          <Button size="large">Pay</Button>
        </Inline>
      </StickyBar>
    </>
  ),
};
