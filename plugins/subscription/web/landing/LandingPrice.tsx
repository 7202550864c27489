import { usePlanWords } from '../use-plan-words';
import { usePlans } from '../use-plans';

/** What a site costs now (R426), from the server's plans as `/pricing` has it. */
export default function LandingPrice() {
  const plan = usePlans().data?.data.plan;
  const words = usePlanWords();
  return plan ? <>{words.headline(plan)}</> : null;
}
