import type { NotesPage } from './notes';

export const actions: NotesPage = {
  page: 'Library/Actions/Button',
  notes: [
    {
      components: ['Button'],
      file: 'actions/Button',
      use: 'Something that happens here and now: search, save, pay, cancel.',
      dos: [
        'One primary button in a view: the step that most people take next.',
        'Name the act and its object: “Cancel booking”, “Pay R$ 1.200,00”.',
        'While it works, `loading` keeps its width and refuses a second press.',
      ],
      donts: [
        'No button that only goes elsewhere: that is a `ButtonLink`, which opens in a new tab and has an address.',
        'No disabled submit to say that the form is wrong: let it be pressed and show the error summary.',
        'No “OK”, “Yes” or “Submit”: away from its sentence nobody knows what it does.',
      ],
      keys: [{ keys: 'Enter, Space', does: 'Presses it' }],
      roles:
        'A native `button`; its name is its text. Busy is `aria-busy` with `aria-disabled`, so focus stays where it was.',
      announces: '“Please wait” stands in the button while it works.',
    },
    {
      components: ['IconButton'],
      file: 'actions/Button',
      use: 'A well-known act in little room: close, remove, previous month.',
      dos: [
        'Give `label` in the words a visible button would have: “Remove Ana Souza”, not “Remove”.',
        'Add a `Tooltip` when the icon is not known to everybody.',
      ],
      donts: ['No icon alone for an act that costs money or cannot be undone.'],
      keys: [{ keys: 'Enter, Space', does: 'Presses it' }],
      roles: 'A native `button` with `aria-label`; the drawing is hidden. At least 44 px under a finger.',
    },
  ],
};
