/**
 * Calls when somebody comes back to the page from elsewhere: another tab, another window. Stepping out of a frame of the page's
 * own, such as a card's fields, is no return. Answers with what ends it.
 */
export function onReturn(look: () => void): () => void {
  let isAway = false;
  const leave = () => {
    // Where the focus went is known a moment later.
    setTimeout(() => (isAway ||= !document.hasFocus()));
  };
  const comeBack = () => {
    if (isAway && document.visibilityState === 'visible') look();
    isAway = false;
  };
  const turn = () => {
    if (document.visibilityState === 'visible') comeBack();
    else isAway = true;
  };
  window.addEventListener('blur', leave);
  window.addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('blur', leave);
    window.removeEventListener('focus', comeBack);
    document.removeEventListener('visibilitychange', turn);
  };
}
