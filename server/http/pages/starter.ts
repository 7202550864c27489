import { scriptJson } from './escape';
import type { FirstView } from './site';

/**
 * What fetches the application, once the first sight is painted: styles and code would otherwise compete with it for
 * the line and the processor. The picture in it has a head start. A page in a tab that nobody looks at is not painted,
 * so it starts at once. The files run one after the other, each in a task of its own, so that a tap between is heard. The tab's storage is opened while they come: its first reading
 * waits for another process, and the first file reads it.
 */
export function starter({ modules, sheets }: FirstView, preload: readonly string[]): string {
  const later = preload.filter((href) => !href.endsWith('.css') && !modules.includes(href));
  const lists = [sheets, modules, [...new Set(later)]].map(scriptJson).join(',');
  return `((sheets,modules,later)=>{${body}})(${lists})`;
}

/** Milliseconds that a picture which takes longer does not hold up the application. */
const HEAD_START = 150;

const body = [
  'const add=(rel,href)=>new Promise(done=>{const link=document.createElement("link");link.rel=rel;link.crossOrigin="";link.onload=link.onerror=done;link.href=href;document.head.append(link)})',
  'const start=()=>{const styled=sheets.map(href=>add("stylesheet",href));[...modules,...later].forEach(href=>add("modulepreload",href));try{sessionStorage.length}catch{}modules.reduce((before,href)=>before.then(()=>import(href)).then(()=>new Promise(done=>setTimeout(done))),Promise.all(styled))}',
  'const picture=document.querySelector("#root img[fetchpriority=high]")',
  `const wait=!picture||picture.complete?0:new Promise(done=>{picture.onload=picture.onerror=done;setTimeout(done,${HEAD_START})})`,
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(()=>wait?wait.then(start):start()))',
].join(';');
