import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { deadlineText } from '@/core/say/dates';
import { Amount } from '@/core/ui/content/Amount';
import { AlertTriangle, BedDouble, Check, Coffee, Info } from '@/core/ui/pictures/icons';
import type { HotelChoice, HotelOffer } from '../../contract';
import { BOARD_NAMES } from '../../say/labels';
import { useHotelWords } from '../hotel-words';
import { feesTotal } from '../parts/fees';
import { type Term, Terms } from '@/core/selling/results/list/CardParts';

/** Rooms left at which it is said that they are few. */
const FEW = 5;

/** What the best choice is: the room, meals, how it is given back and paid, and how many are left when that is few. */
export function CardTerms({ hotel, choice }: { hotel: HotelOffer; choice: HotelChoice }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useHotelWords();
  const [room] = choice.rooms;
  const fees = feesTotal(choice.atProperty);
  const there = fees && <Amount money={fees} />;
  const until =
    choice.freeUntil &&
    deadlineText(choice.freeUntil, { zone: hotel.zone, city: hotel.address.city }, i18n, format.locale);
  const few = choice.left !== null && choice.left <= FEW ? choice.left : null;
  const names = [...new Set(choice.rooms.map(words.room))].join(', ');
  const terms: readonly (Term | false)[] = [
    { icon: BedDouble, text: [names, room && words.beds(room.beds)].filter(Boolean).join(' · ') },
    {
      icon: Coffee,
      text: i18n._(BOARD_NAMES[choice.board]),
      tone: choice.board === 'roomOnly' ? 'plain' : 'good',
    },
    until
      ? { icon: Check, text: t`Free cancellation until ${until}`, tone: 'good' }
      : { icon: Info, text: t`Non-refundable` },
    choice.payment === 'property' && { icon: Check, text: t`Pay at the property`, tone: 'good' },
    there !== null && {
      icon: Info,
      text: <Trans>Includes {there} paid at the property</Trans>,
      id: 'there',
    },
    few !== null && {
      icon: AlertTriangle,
      text: plural(few, { one: 'Only # left at this price', other: 'Only # left at this price' }),
      tone: 'scarce',
    },
  ];
  return <Terms terms={terms} />;
}
