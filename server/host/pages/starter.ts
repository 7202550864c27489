import { FIRST_SIGHT } from '@/core/first-paint/pages';
import { SHEET_IN_WAITING } from '@/core/first-paint/sheets';
import { scriptJson } from '../../http/escape';
import type { FirstView } from './site';

/**
 * What fetches the application, once the first sight is painted: styles and code would otherwise compete with it for
 * the line and the processor. The picture in it has a head start. A page in a tab that nobody looks at is not painted,
 * so it starts at once. The files run one after the other, each in a task of its own, so that a tap between is heard.
 * Their styles count from the application's first drawing on (`core/first-paint/sheets.tsx`): the first sight has its
 * own, and need not be styled again. The tab's storage is opened while they come: its first reading waits for another
 * process, and the first file reads it.
 */
export function starter({ modules, sheets }: FirstView, preload: readonly string[]): string {
  const later = preload.filter((href) => !href.endsWith('.css') && !modules.includes(href));
  const lists = [sheets, modules, [...new Set(later)]].map(scriptJson).join(',');
  return `((sheets,modules,later)=>{${body}})(${lists})`;
}

/** Milliseconds that a picture which takes longer does not hold up the application. */
const HEAD_START = 300;
/** Milliseconds after which the application starts even where the browser tells of no paint. */
const PATIENCE = 800;

const body = [
  'const add=(rel,href,more)=>new Promise(done=>{const link=Object.assign(document.createElement("link"),{rel,crossOrigin:"",onload:done,onerror:done,href},more);document.head.append(link)})',
  `const start=()=>{const styled=sheets.map(href=>add("stylesheet",href,{media:"${SHEET_IN_WAITING}",fetchPriority:"high"}));[...modules,...later].forEach(href=>add("modulepreload",href));try{sessionStorage.length}catch{}modules.reduce((before,href)=>before.then(()=>import(href)).then(()=>new Promise(done=>setTimeout(done))),Promise.all(styled))}`,
  'const told=type=>PerformanceObserver.supportedEntryTypes.includes(type)',
  'const seen=(type,name)=>new Promise(done=>new PerformanceObserver((list,watch)=>{if(list.getEntries().some(entry=>entry.name===name||entry.identifier===name)){watch.disconnect();done()}}).observe({type,buffered:true}))',
  'const within=(ms,promise)=>Promise.race([promise,new Promise(done=>setTimeout(done,ms))])',
  'const picture=document.querySelector("#root img[fetchpriority=high]")',
  'const loaded=()=>picture.complete||new Promise(done=>picture.onload=picture.onerror=done)',
  `const shown=picture&&within(${HEAD_START},told("element")?seen("element","${FIRST_SIGHT}"):loaded())`,
  `const painted=told("paint")&&within(${PATIENCE},seen("paint","first-contentful-paint"))`,
  'document.hidden?start():Promise.all([painted,shown]).then(start)',
].join(';');
