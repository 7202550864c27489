/** Looks of the embedded provider's pages; `accent` is a checked hex colour. */
export const styleOf = (accent: string): string => `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; --accent: ${accent}; --line: #8886; --soft: #8881; --card: #fff; --page: #eef1f5; --ink: #10182b; --dim: #4b5565 }
  @media (prefers-color-scheme: dark) { :root { --card: #161c27; --page: #0b0f17; --ink: #f1f4f9; --dim: #aab4c3 } }
  * { box-sizing: border-box }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--page); color: var(--ink) }
  main { inline-size: 100%; max-inline-size: 30rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; box-shadow: 0 1.5rem 3rem -1.5rem #0006 }
  header { padding: 1.5rem; border-block-start: .375rem solid var(--accent); border-block-end: 1px solid var(--line) }
  header p, .dim { color: var(--dim); margin: 0; font-size: .875rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: .25rem 0 .5rem }
  form, .body { padding: 1.5rem; display: grid; gap: 1.25rem; margin: 0 }
  fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: .5rem }
  legend { font-weight: 600; padding: 0; margin-block-end: .75rem }
  .person { display: flex; align-items: center; gap: .875rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem; cursor: pointer }
  .person:hover { background: var(--soft) }
  .person:has(:checked) { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor }
  .person span { display: grid; min-inline-size: 0 }
  .person small { color: var(--dim); overflow-wrap: anywhere }
  input[type=radio], input[type=checkbox] { inline-size: 1.25rem; block-size: 1.25rem; margin: 0; flex: none; accent-color: var(--accent) }
  .new { display: none; gap: .75rem; padding: 1rem; border-radius: .75rem; background: var(--soft) }
  form:has(#new:checked) .new { display: grid }
  .field, .new label:not(.check) { display: grid; gap: .25rem; font-size: .875rem; font-weight: 600 }
  .check { display: flex; align-items: center; gap: .625rem; font-size: .875rem; min-block-size: 1.75rem }
  select, input[type=text], input[type=email] { font: inherit; font-weight: 400; inline-size: 100%; min-block-size: 2.75rem; padding: .5rem .75rem; border: 1px solid #808794; border-radius: .5rem; background: var(--card); color: inherit }
  .actions { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: flex-end }
  button, .button { font: inherit; font-weight: 600; min-block-size: 2.75rem; padding: .5rem 1.25rem; border-radius: .625rem; border: 1px solid #808794; background: transparent; color: inherit; cursor: pointer }
  button.go { border-color: #1d2939; background: #1d2939; color: #fff }
  @media (prefers-color-scheme: dark) { button.go { border-color: #f1f4f9; background: #f1f4f9; color: #10182b } }
  :focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px }
  .alert { margin: 0; padding: .75rem 1rem; border-radius: .625rem; border: 1px solid #dc2626; background: #dc26261a }
`;
