import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { Picture } from '@/core/ui/pictures/Picture';
import { Accessibility, BedDouble, Maximize2 } from '@/core/ui/pictures/icons';
import type { HotelRoom } from '../../../contract';
import { Fact } from '@/core/selling/results/page/Fact';
import { useHotelWords } from '../../hotel-words';
import type { RoomRate } from './chosen';
import { isLeft } from './chosen';
import { RateRow, type RateRowProps } from './RateRow';
import * as css from './rooms.css';
import { worthShowing } from './worth-showing';

interface RoomCardProps extends Pick<RateRowProps, 'place' | 'nights' | 'name' | 'showPublished'> {
  room: HotelRoom;
  chosenId: string;
  /** What the other parties have. */
  others: readonly RoomRate[];
  onChoose: (rateId: string) => void;
}

/** A room with its picture, its beds and its rates. */
export function RoomCard({ room, chosenId, others, onChoose, ...row }: RoomCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  return (
    <Card as="section" aria-label={words.room(room)}>
      <div className={css.room}>
        <Stack gap={12}>
          <div className={css.picture}>
            <Picture src={room.pictures[0]?.src ?? null} alt="" seed={room.id} ratio="card" />
          </div>
          <Stack gap={8}>
            <Heading level={3} size={18}>
              {words.room(room)}
            </Heading>
            <div className={css.facts}>
              <Fact icon={BedDouble}>{words.beds(room.beds)}</Fact>
              {room.area !== null && <Fact icon={Maximize2}>{format.number(room.area)} m²</Fact>}
              {room.accessible && (
                <Fact icon={Accessibility} good>
                  {t`Accessible room`}
                </Fact>
              )}
            </div>
          </Stack>
        </Stack>
        <div className={css.rates} role="group" aria-label={t`Rates of ${words.room(room)}`}>
          {worthShowing(room.rates, chosenId).map((rate) => (
            <RateRow
              key={rate.id}
              {...row}
              rate={rate}
              isChosen={rate.id === chosenId}
              isTaken={!isLeft({ room, rate }, others)}
              onChoose={() => onChoose(rate.id)}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
