export { shareOf } from '@/core/contract/money/protection';
