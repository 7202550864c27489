import type { NotesPage } from './notes';

const FIELD =
  'A native input with a visible label; hint and error are tied by `aria-describedby`, a wrong value has `aria-invalid`.';

export const forms: NotesPage = {
  page: 'Library/Forms/Fields',
  notes: [
    {
      components: ['TextField', 'TextArea'],
      file: 'fields/TextField',
      use: 'Anything that is typed. The label stays while one types.',
      dos: [
        '`type`, `inputMode` and `autoComplete` as the value asks for.',
        'The error says what to do: “Enter the name as in the passport”.',
        'Mark what is optional; everything else is required.',
      ],
      donts: ['No placeholder instead of a label.', 'No error before the field has been left.'],
      keys: [],
      roles: FIELD,
      announces: 'An error is read with its field; after a failed submit, the summary has focus.',
    },
    {
      components: ['PasswordField'],
      file: 'fields/PasswordField',
      use: 'A password that is entered or chosen.',
      dos: ['Give `meter` only where one is chosen.', 'Let it be pasted.'],
      donts: ['No rules that are told only after the failure.'],
      keys: [{ keys: 'Enter, Space on the eye', does: 'Shows or hides what was typed' }],
      roles: `${FIELD} The eye is a \`button\` with \`aria-pressed\`.`,
      announces: 'The strength, in words.',
    },
    {
      components: ['Select'],
      file: 'choices/Select',
      use: 'One of about five to fifteen known things: cabin, currency.',
      dos: ['Order as people look for them, not by code.'],
      donts: ['Not for two to four: radios or segments show them all.', 'Not for two hundred: a `Combobox`.'],
      keys: [
        { keys: '↑ ↓', does: 'Previous or next' },
        { keys: 'A letter', does: 'Next that starts with it' },
      ],
      roles: 'A native `select` with a visible label; on a phone the device’s own picker.',
    },
    {
      components: ['Checkbox', 'CheckboxGroup'],
      file: 'choices/Checkbox',
      use: 'Any number of things; in filters with count and lowest price at the end of the row.',
      dos: [
        'The label says what is true when it is ticked.',
        'A filter that finds nothing is off, not gone.',
      ],
      donts: ['No negatives: “Do not send”.', 'Never ticked beforehand where somebody pays or agrees.'],
      keys: [{ keys: 'Space', does: 'Ticks or clears it' }],
      roles: 'A native `checkbox`; partly ticked is `mixed`. A group is a `fieldset` with its legend.',
    },
    {
      components: ['RadioGroup'],
      file: 'choices/RadioGroup',
      use: 'Exactly one of a few, with room to say what each means: fares, ways to pay.',
      dos: ['Tell price and consequence in `detail` and `hint`.'],
      donts: ['No radio alone: once chosen it could not be taken back.'],
      keys: [{ keys: '↑ ↓, ← →', does: 'Chooses the previous or next' }],
      roles: '`radiogroup` in a `fieldset`, named by its legend even when it is hidden.',
    },
    {
      components: ['Switch'],
      file: 'choices/Switch',
      use: 'On or off, with effect at once.',
      dos: [
        'The label is true when it is on: “Sell rooms”.',
        '`hideLabel` where what it switches stands beside it.',
      ],
      donts: ['Not in a form that is saved later: there it is a `Checkbox`.'],
      keys: [{ keys: 'Space', does: 'Switches it' }],
      roles: '`switch` with `aria-checked`; busy while the server is asked.',
    },
    {
      components: ['Stepper'],
      file: 'choices/Stepper',
      use: 'A few of something: adults, rooms, bags.',
      dos: ['Say why it stops: “Max 5 adults”.'],
      donts: ['Not beyond nine.'],
      keys: [{ keys: 'Enter, Space', does: 'One fewer or one more' }],
      roles:
        '`group` named by the label with the buttons “Fewer: …” and “More: …”; at an end they stay focusable.',
      announces: 'The number, and the reason why it stops.',
    },
    {
      components: ['RangeSlider', 'Slider'],
      file: 'choices/RangeSlider',
      use: 'A rough bound that is felt rather than typed: price, duration, hour of departure.',
      dos: ['Show the values as words beside it.', 'Apply when it is let go, not on every pixel.'],
      donts: ['Not for an exact amount: that is a `NumberField`.'],
      keys: [
        { keys: '← →, ↑ ↓', does: 'One step' },
        { keys: 'Page Up, Page Down', does: 'A larger step, as the browser does' },
        { keys: 'Home, End', does: 'To the end' },
        { keys: 'Press on the track', does: 'Brings the nearer thumb' },
      ],
      roles: 'Native `slider`s “From: …” and “To: …” in a `group`; the value is read as money or time.',
    },
    {
      components: ['RatingInput'],
      file: 'choices/RatingInput',
      use: 'One to five stars from somebody who was there.',
      dos: ['Say the word beside the stars: “Good”.'],
      donts: ['Not to show a rating: that is `Rating`.'],
      keys: [{ keys: '← →, ↑ ↓', does: 'One star fewer or more' }],
      roles: '`radiogroup` of native radios, each named “4 stars, …”.',
    },
    {
      components: ['ErrorSummary'],
      file: 'fields/ErrorSummary',
      use: 'At the top of a form after a failed submit.',
      dos: [
        'The same words as at the fields, in the fields’ order.',
        'Move focus to it: `focusErrorSummary(ref)`.',
      ],
      donts: ['Not before the first submit.'],
      keys: [{ keys: 'Enter', does: 'Goes to the field' }],
      roles: '`alert` that can take focus, with a link to every wrong field.',
      announces: 'The summary, as soon as it stands there.',
    },
  ],
};

export const numbers: NotesPage = {
  page: 'Library/Forms/Numbers, times, search',
  notes: [
    {
      components: ['SearchField'],
      file: 'fields/SearchField',
      use: 'Words that narrow what is in view: bookings, clients.',
      dos: ['Put the words into the URL.', 'Say what is searched in the label.'],
      donts: ['Not for places: that is a `PlaceField`.'],
      keys: [
        { keys: 'Enter', does: 'Searches at once' },
        { keys: 'Escape', does: 'Empties the field, as every search input does' },
      ],
      roles: 'A native `searchbox`; busy while the answer is on its way.',
    },
    {
      components: ['LiveSearchField'],
      file: 'fields/LiveSearchField',
      use: 'A search of a list on the server that asks by itself when the typing rests.',
      dos: ['Keep what is looked for in the URL, and pass it as `value`.'],
      donts: ['Not for what the page has already: a `SearchField` narrows that with each letter.'],
      keys: [
        { keys: 'Enter', does: 'Searches at once' },
        { keys: 'Escape', does: 'Empties the field, and with it the search' },
      ],
      roles: 'As a `SearchField`.',
    },
    {
      components: ['NumberField'],
      file: 'fields/number/NumberField',
      use: 'A number that may be large: a markup, a fee, a limit.',
      dos: ['Name the unit in the field.'],
      donts: ['Not for two to nine of something: that is a `Stepper`.'],
      keys: [
        { keys: '↑ ↓', does: 'One step up or down' },
        { keys: 'Page Up, Page Down', does: 'Ten steps' },
      ],
      roles: '`spinbutton` with its bounds; its value is read as the language writes it.',
    },
    {
      components: ['TimeField'],
      file: 'dates/TimeField',
      use: 'A time of day at a place: pick-up, return.',
      dos: ['Say whose time it is when it is not the reader’s.'],
      donts: ['Not for a duration.'],
      keys: [{ keys: '↑ ↓', does: 'Changes the part that has focus, as the browser does' }],
      roles: FIELD,
    },
  ],
};

export const pickers: NotesPage = {
  page: 'Library/Forms/Pickers',
  notes: [
    {
      components: ['Combobox'],
      file: 'pickers/Combobox',
      use: 'One of many, found by typing: a country, a client.',
      dos: ['Find by every word people use: name, code, e-mail.'],
      donts: ['No free text: what is not on the list is not a value.'],
      keys: [
        { keys: '↑ ↓', does: 'Opens the list and moves' },
        { keys: 'Home, End', does: 'First or last match' },
        { keys: 'Enter', does: 'Chooses' },
        { keys: 'Escape', does: 'Closes; what was chosen before stays' },
      ],
      roles:
        '`combobox` with a `listbox`; the highlighted option is `aria-activedescendant`, focus stays in the input.',
      announces: 'How many match.',
    },
    {
      components: ['MultiSelect'],
      file: 'pickers/MultiSelect',
      use: 'Several of many: the airlines of a rule, the agents of a team.',
      dos: ['The chosen ones stay in view as chips.'],
      donts: ['Not for up to seven that fit: that is a `CheckboxGroup`.'],
      keys: [
        { keys: '↑ ↓, Home, End', does: 'Moves in the list' },
        { keys: 'Enter', does: 'Adds or takes away' },
        { keys: 'Backspace in the empty field', does: 'Takes the last one away' },
        { keys: 'Escape', does: 'Closes the list' },
      ],
      roles: '`combobox` with a `listbox` that takes several; each chip’s cross is named “Remove …”.',
      announces: 'How many match, what was added and taken away.',
    },
  ],
};

export const places: NotesPage = {
  page: 'Library/Forms/PlaceField',
  notes: [
    {
      components: ['PlaceField'],
      file: 'fields/place/PlaceField',
      use: 'Where from and where to: cities with their airports, and what was searched before.',
      dos: [
        'A code of three letters ranks first.',
        'Recent places before anything is typed.',
        'On a phone it fills the screen; Back closes it.',
      ],
      donts: ['Never replace what was typed by a guess.'],
      keys: [
        { keys: '↑ ↓', does: 'Opens the list and moves' },
        { keys: 'Home, End', does: 'First or last place' },
        { keys: 'Enter', does: 'Chooses the highlighted place' },
        { keys: 'Tab', does: 'Chooses it and goes on' },
        { keys: 'Escape', does: 'Closes; the place from before stays' },
      ],
      roles:
        '`combobox` with a `listbox` in named groups; the highlighted option is `aria-activedescendant`.',
      announces: 'How many places match, that it is searching, that nothing was found.',
    },
  ],
};
