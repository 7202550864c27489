import { runAll } from './lib/run';
import { checks } from './lib/steps';

/** `npm run check`, or `npm run check -- plugins/car` for what is told of a part alone. */
process.exitCode = await runAll(checks(process.argv.slice(2)), { atOnce: 2 });
