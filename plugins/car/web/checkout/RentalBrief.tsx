import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Card } from '@/core/ui/content/Card';
import { Divider, Grid, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import type { CarDetails, PointSummary } from '../../contract';
import { VendorMark } from '../parts/VendorMark';
import { VehicleFacts } from '../parts/VehicleFacts';
import { VehiclePicture } from '../vehicle/VehiclePicture';
import { useCarWords } from '../car-words';
import * as css from './RentalBrief.css';

function End({ title, point, at }: { title: string; point: PointSummary; at: string }) {
  const format = useFormat();
  const words = useCarWords();
  return (
    <Stack gap={0}>
      <Text size={12} tone="secondary">
        {title}
      </Text>
      <Text weight={550} numeric>
        {format.date(at, 'weekday')}, {format.time(at)}
      </Text>
      <Text size={14} tone="secondary">
        {point.iata ? `${point.name} (${point.iata})` : point.name} · {words.handover(point.handover)}
      </Text>
    </Stack>
  );
}

/** Which car, from when and where until when and where. */
export function RentalBrief({ offer }: { offer: CarDetails }) {
  const { t } = useLingui();
  const words = useCarWords();
  const { vehicle, vendor } = offer.availableCore;
  return (
    <Card as="section" padding="large" aria-labelledby="rental-brief">
      <Stack gap={20}>
        <div className={css.car}>
          <VehiclePicture vehicle={vehicle} seed={`${vendor.code}${vehicle.size}`} />
          <Stack gap={8}>
            <Heading level={2} size={20} id="rental-brief">
              <Trans>{words.size(vehicle.size)} or similar</Trans>
            </Heading>
            {vehicle.model && (
              <Text size={14} tone="secondary">
                {vehicle.model}
              </Text>
            )}
            <VendorMark {...vendor} />
            <VehicleFacts vehicle={vehicle} />
          </Stack>
        </div>
        <Divider />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <End title={t`Pick-up`} point={offer.pickUp} at={offer.pickUpDateTime} />
          <End title={t`Drop-off`} point={offer.dropOff} at={offer.returnDateTime} />
        </Grid>
      </Stack>
    </Card>
  );
}
