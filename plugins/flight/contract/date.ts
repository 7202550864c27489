export { ageOn, IsoDate, LocalTime } from '@/core/contract';
