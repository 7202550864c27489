import './themes/base';
import { start } from './core/app/start';
import { registry } from './plugins/registry';

// Not awaited: code that comes later would wait for this file to end, and the start waits for such code.
void start({ registry, container: document.getElementById('root')! });
