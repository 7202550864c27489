import { FONT_FAMILY } from './theme';

/** Both pages of the gateway look like the checkout around them: quiet, and only the accent in colour. */
export const TOKENS = `
:root{color-scheme:light dark;
--ink:light-dark(#1c1e22,#f1f2f4);--muted:light-dark(#5b6069,#b7bbc3);--surface:light-dark(#ffffff,#1f2227);
--line:light-dark(#8a8f98,#737984);--accent:light-dark(#2373dd,#7fb2f5);--danger:light-dark(#b3261e,#ff9b92);
--size:16px;--radius:10px}
*{box-sizing:border-box}
html{font-size:var(--size)}
body{margin:0;font:400 1rem/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:var(--ink);
-webkit-font-smoothing:antialiased}`;

export const FIELDS_STYLE = `${TOKENS}
html{background:transparent;overflow:hidden}
body{padding:4px;font-family:'${FONT_FAMILY}',system-ui,-apple-system,'Segoe UI',sans-serif}
form{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 .75rem}
.cell{display:grid;grid-template-columns:minmax(0,1fr);grid-template-rows:subgrid;grid-row:span 3;margin-block-end:1rem}
.cell label{align-self:end}
.wide{grid-column:1/-1}
label{display:block;font-size:.875rem;line-height:1.25rem;font-weight:550;margin-block-end:.375rem}
.box{position:relative}
input{inline-size:100%;block-size:3rem;padding-inline:.875rem;font:inherit;font-variant-numeric:tabular-nums;color:inherit;
background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);outline:2px solid transparent;
outline-offset:1px;transition:border-color .12s,outline-color .12s}
input::placeholder{color:var(--muted);opacity:1}
input:hover{border-color:var(--ink)}
input:focus{border-color:var(--accent);outline-color:var(--accent)}
input[aria-invalid]{border-color:var(--danger)}
input[aria-invalid]:focus{outline-color:var(--danger)}
#number{padding-inline-end:6.5rem}
#brand{position:absolute;inset-block:0;inset-inline-end:.625rem;display:flex;align-items:center;pointer-events:none;
font-size:.75rem;font-weight:650;letter-spacing:.04em;text-transform:uppercase;color:var(--muted)}
.error{margin:0;font-size:.875rem;line-height:1.25rem;color:var(--danger)}
.error:not(:empty){margin-block-start:.375rem}
.error:not(:empty)::before{content:'!';display:inline-grid;place-items:center;inline-size:1rem;block-size:1rem;
margin-inline-end:.375rem;border:1.5px solid;border-radius:50%;font-size:.6875rem;font-weight:700;line-height:1;
vertical-align:-.0625rem}
#test{margin:0;font-size:.8125rem;line-height:1.25rem;color:var(--muted)}
@media (max-width:23rem){#number{padding-inline-end:5.25rem}#brand{font-size:.625rem;letter-spacing:0}}
@media (max-width:15rem){form{grid-template-columns:minmax(0,1fr)}}
@media (prefers-reduced-motion:reduce){input{transition:none}}
@media (forced-colors:active){input:focus{outline-color:Highlight}}`;

export const CHALLENGE_STYLE = `${TOKENS}
body{min-block-size:100vh;display:grid;place-items:center;padding:1.25rem;background:light-dark(#f4f5f7,#15171a)}
main{inline-size:100%;max-inline-size:26rem;background:var(--surface);border-radius:calc(var(--radius) + 4px);padding:2rem 1.5rem 1.5rem;
border:1px solid light-dark(#e3e5e9,#33373e);box-shadow:0 1px 2px rgb(20 25 35/.05),0 12px 32px rgb(20 25 35/.08)}
.bank{display:flex;align-items:center;gap:.5rem;font-size:.875rem;font-weight:550;color:var(--muted);margin:0 0 1.5rem}
.bank svg{inline-size:1.25rem;block-size:1.25rem;color:var(--accent)}
h1{font-size:1.5rem;line-height:2rem;font-weight:650;letter-spacing:-.01em;margin:0 0 .5rem;text-wrap:balance}
p{margin:0 0 1.25rem;color:var(--muted)}
dl{margin:0 0 1.5rem;border-block:1px solid light-dark(#e3e5e9,#33373e)}
dl div{display:flex;justify-content:space-between;gap:1rem;padding-block:.75rem}
dl div+div{border-block-start:1px solid light-dark(#e3e5e9,#33373e)}
dt{color:var(--muted)}dd{margin:0;text-align:end;font-weight:550;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
form{display:grid;gap:.75rem;margin:0}
button,.back{display:grid;place-items:center;min-block-size:3rem;padding:.5rem 1rem;font:inherit;font-weight:550;
border-radius:var(--radius);cursor:pointer;border:1px solid var(--line);background:transparent;color:var(--ink);text-decoration:none}
.first{background:light-dark(#2066c4,#8dbbf7);border-color:transparent;color:light-dark(#fff,#0d1116)}
button:hover{filter:brightness(.96)}
button:focus-visible,.back:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.note{margin:1.25rem 0 0;font-size:.8125rem;line-height:1.25rem;text-align:center}`;
