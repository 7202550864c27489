import { useApiQuery } from '@/core/query/query';
import { getStaticData, type CarStaticData } from '../../contract';

const DAY = 86_400_000;
const NONE: CarStaticData['vehicleSizes'] = [];

/** The vehicle sizes by id, small to large (R290); none until they are known: offers are shown without them too. */
export const useSizes = (): CarStaticData['vehicleSizes'] =>
  useApiQuery(getStaticData, undefined, { staleTime: DAY }).data?.data.vehicleSizes ?? NONE;
