import { useLingui } from '@lingui/react/macro';
import { type Term, Terms } from '@/core/selling/results/list/CardParts';
import { AlertTriangle, Check, Clock, Info, Languages } from '@/core/ui/pictures/icons';
import type { ActivityCard } from '../../contract';
import { useActivityWords } from '../activity-words';

/** Languages that are named one by one. */
const NAMED = 3;

/** What decides about an activity: how long, in which languages, how it is given back, whether it is booked at once. */
export function CardFacts({ activity }: { activity: ActivityCard }) {
  const { t } = useLingui();
  const words = useActivityWords();
  const { duration, languages, freeCancellation, likelyToSellOut, instant } = activity;
  const named = languages.slice(0, NAMED).map(words.language).join(', ');
  const more = languages.length - NAMED;
  const facts: readonly (Term | false)[] = [
    { icon: Clock, text: words.duration(duration) },
    named !== '' && { icon: Languages, text: more > 0 ? t`${named} and ${more} more` : named },
    freeCancellation && { icon: Check, text: t`Free cancellation`, tone: 'good' },
    !instant && { icon: Info, text: words.confirmed(activity) },
    likelyToSellOut && { icon: AlertTriangle, text: t`Likely to sell out`, tone: 'scarce' },
  ];
  return <Terms terms={facts} />;
}
