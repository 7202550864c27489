export { clockAt, instantOf } from '../../say/clock';
