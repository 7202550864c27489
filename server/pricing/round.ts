export { shareOf } from '@/core/contract/protection';
