import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Section } from '@/core/selling/results/Section';
import { Grid } from '@/core/ui/content/layout';
import { MapFrame } from '@/core/ui/map/MapFrame';
import type { CarDetails } from '../../contract';
import { PointView } from '../parts/PointView';
import { useCarWords } from '../car-words';

/** Where and when the car changes hands, with opening hours and a map of it. */
export function Places({ offer }: { offer: CarDetails }) {
  const { t } = useLingui();
  const words = useCarWords();
  const { pickUp, dropOff } = offer;
  const pins = useMemo(
    () =>
      [
        { point: pickUp, label: pickUp.id === dropOff.id ? t`Pick-up and drop-off` : t`Pick-up` },
        ...(pickUp.id === dropOff.id ? [] : [{ point: dropOff, label: t`Drop-off` }]),
      ].map(({ point, label }) => ({
        id: point.id,
        lat: point.latitude,
        lon: point.longitude,
        label,
        name: `${point.name}, ${words.handover(point.handover)}`,
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- words follow the language, which draws the page anew
    [pickUp, dropOff],
  );
  return (
    <Section title={<Trans>Pick-up and drop-off</Trans>}>
      <Grid columns={{ phone: 1, tablet: 2 }} gap={24}>
        <PointView title={t`Pick-up`} point={pickUp} at={offer.pickUpDateTime} />
        <PointView
          title={t`Drop-off`}
          point={dropOff}
          at={offer.returnDateTime}
          isBrief={pickUp.id === dropOff.id}
        />
      </Grid>
      <MapFrame label={t`Where you pick up the car`} pins={pins} />
    </Section>
  );
}
