import { STORAGE_NAME, STORAGE_VERSION } from '../state/persisted';

/**
 * Code of an inline script: what the visitor chose, light or dark, stands on the root before anything is painted. The
 * device's own mode needs no script. Whatever is wrong with what was saved, the page is drawn as if nothing had been.
 */
export const chosenMode =
  `try{const{version,state}=JSON.parse(localStorage.getItem(${JSON.stringify(STORAGE_NAME)}));` +
  `if(version===${STORAGE_VERSION}&&/^(light|dark)$/.test(state.theme))document.documentElement.dataset.theme=state.theme}catch{}`;
