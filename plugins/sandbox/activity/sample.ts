import type {
  ActivitySupplier,
  SampleOrder,
  SupplierCard,
  SupplierSearch,
} from '@/plugins/activity/face/port';
import { SAMPLE_COLLEAGUE, SAMPLE_PERSON } from '@/server/mail/sample-person';

const LOCATOR = 'LW-7K2Q9';
const signal = { signal: new AbortController().signal };

/** Something to do for two on the first day of a search, as an embedded supplier sells it. Throws where there is nothing. */
export async function sampleOrder(
  supplier: Pick<ActivitySupplier, 'content' | 'optionsOn'>,
  cards: readonly SupplierCard[],
  { days, language, currency }: SupplierSearch,
): Promise<SampleOrder> {
  const asked = { language, currency };
  for (const { id } of cards.filter(({ freeCancellation }) => freeCancellation)) {
    const travelers = { ADULT: 2 };
    const activity = await supplier.content(id, asked, signal);
    const [offer] = await supplier.optionsOn(id, { date: days.from, travelers, ...asked }, signal);
    if (!offer || activity.meetingPoints.length === 0) continue;
    const { email, phone } = SAMPLE_PERSON;
    return {
      ...{ offer, activity },
      guests: {
        travelers: [SAMPLE_PERSON, SAMPLE_COLLEAGUE].map(({ firstName, lastName }) => ({
          ...{ firstName, lastName },
          category: 'ADULT' as const,
        })),
        ...{ email, phone },
      },
      details: { orderId: 'LW1', vouchers: [{ code: LOCATOR, traveler: null }] },
    };
  }
  throw new Error('Nothing is sold there');
}
