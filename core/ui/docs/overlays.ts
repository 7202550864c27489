import type { NotesPage } from './notes';

export const overlays: NotesPage = {
  page: 'Library/Overlays',
  notes: [
    {
      components: ['Dialog', 'Sheet'],
      file: 'overlays/Dialog',
      use: 'A task that has to end before the page goes on. A sheet from below on phones.',
      dos: ['The title says the task.', 'What was typed survives closing when that was a slip.'],
      donts: [
        'No dialog over a dialog.',
        'Not for a message that asks nothing: that is a toast or an `Alert`.',
      ],
      keys: [
        { keys: 'Escape', does: 'Closes it, unless it is not dismissible' },
        { keys: 'Tab, Shift+Tab', does: 'Stays inside' },
        { keys: '↑ ↓ on the handle', does: 'Makes a sheet larger or smaller' },
      ],
      roles:
        '`dialog`, modal, named by its title even when that is hidden; focus returns to where it came from.',
    },
    {
      components: ['ConfirmDialog'],
      file: 'overlays/Dialog',
      use: 'One question before something that cannot be undone or costs money.',
      dos: ['Name the amount and the consequence.', 'The button repeats the verb: “Cancel booking”.'],
      donts: ['Not for what can be undone: do it and offer Undo.'],
      keys: [
        { keys: 'Escape', does: 'Leaves everything as it is' },
        { keys: 'Enter', does: 'Presses the button that has focus' },
      ],
      roles: '`dialog` named by its title. It waits for an answer of the server, then closes.',
    },
    {
      components: ['Popover'],
      file: 'overlays/Popover',
      use: 'A small form or explanation that belongs to a control: travellers and cabin.',
      dos: ['Keep it under six controls; more is a `Dialog`.'],
      donts: ['Nothing that must be read before going on.'],
      keys: [
        { keys: 'Enter, Space', does: 'Opens it' },
        { keys: 'Escape', does: 'Closes it and gives focus back' },
      ],
      roles: '`dialog`, not modal, named by `label`; the trigger has `aria-expanded`.',
    },
    {
      components: ['Tooltip'],
      file: 'overlays/Tooltip',
      use: 'A few words about a control, on hover and on focus.',
      dos: ['Say what the icon does, or why the control is off.'],
      donts: ['Nothing that is needed: a finger cannot hover.', 'No links or buttons inside.'],
      keys: [{ keys: 'Escape', does: 'Hides it' }],
      roles: '`tooltip`, tied to its control by `aria-describedby`.',
    },
    {
      components: ['ToastRegion'],
      file: 'feedback/ToastRegion',
      use: 'That something was done, in words, with Undo where it can be undone.',
      dos: ['Say what was done: “Markup saved for 12 agents”.', 'Render the region once in a page.'],
      donts: ['No error that needs an answer: that is an `Alert` beside its cause.', 'No “Success!”.'],
      keys: [
        { keys: 'F6', does: 'Leads to the toasts' },
        { keys: 'Enter, Space', does: 'Takes the offered action or closes the toast' },
      ],
      roles:
        '`region` “Notifications” while there are toasts; each is an `alertdialog`, not modal, named by its words, which are a `status` or, of a failure, an `alert`. Focus goes to the next toast when one is closed, and back to the page with the last.',
      announces: 'The toast, when it comes; it stays 5 seconds, and as long as pointer or focus is on any.',
    },
  ],
};
