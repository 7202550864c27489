import './themes/base';
import { start } from './core/start';
import { registry } from './plugins/registry';

await start({ registry, container: document.getElementById('root')! });
