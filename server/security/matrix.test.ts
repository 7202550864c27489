import { plugins } from '../plugins';
import { accessMatrix } from '../testing/access-matrix';

accessMatrix(plugins);
