import type { NotesPage } from './notes';

export const navigation: NotesPage = {
  page: 'Library/Navigation',
  notes: [
    {
      components: ['Tabs'],
      file: 'navigation/Tabs',
      use: 'Views of one thing, one at a time; with `cards`, the ways to sort results with the best of each.',
      dos: ['Keep labels to one or two words.', 'Put the chosen tab into the URL.'],
      donts: ['No tabs for steps that have an order.', 'No more than five: use a `Select`.'],
      keys: [
        { keys: '← →, ↑ ↓', does: 'Chooses the previous or next tab and shows it' },
        { keys: 'Home, End', does: 'Chooses the first or last tab' },
      ],
      roles:
        '`tablist` named by `label`, `tab` with `aria-selected`, one stop for Tab; the `tabpanel` is named by its tab.',
    },
    {
      components: ['NavTabs'],
      file: 'navigation/Tabs',
      use: 'Neighbouring pages that look like tabs; each has its own address.',
      dos: ['Say which is `current`.'],
      donts: ['Not for content that changes in place: that is `Tabs`.'],
      keys: [{ keys: 'Enter', does: 'Goes there' }],
      roles: '`nav` named by `label` with links; the current one has `aria-current="page"`.',
    },
    {
      components: ['SegmentedControl'],
      file: 'choices/SegmentedControl',
      use: 'Two to four short alternatives, always in view: list or map, light or dark.',
      dos: ['Words of about the same length.'],
      donts: ['Not for on and off: that is a `Switch`.', 'Not for going to another page.'],
      keys: [{ keys: '← →, ↑ ↓', does: 'Chooses the previous or next alternative' }],
      roles: '`radiogroup` of native radios, named by `label` even when it is hidden.',
    },
    {
      components: ['Breadcrumbs'],
      file: 'navigation/Breadcrumbs',
      use: 'Where a page stands when it is three levels deep or more.',
      dos: ['The last crumb is the page itself and no link.'],
      donts: ['Not as the history of a search: the browser has Back.'],
      keys: [{ keys: 'Enter', does: 'Goes there' }],
      roles: '`nav` “Breadcrumb” with an ordered list; the last has `aria-current="page"`.',
    },
    {
      components: ['Pagination'],
      file: 'navigation/Pagination',
      use: 'Pages of results that were found; the page is in the URL.',
      dos: ['Give `label` when a view has two of them.', 'Move focus to the results after a change.'],
      donts: ['Not below a list that fits one page: it draws nothing then.'],
      keys: [{ keys: 'Enter, Space', does: 'Shows that page' }],
      roles: '`nav` with buttons “Page 3”; the current one has `aria-current="page"`.',
    },
    {
      components: ['Chip', 'ToggleChip'],
      file: 'choices/Chip',
      use: 'An applied filter that can be taken away, or a quick filter to switch.',
      dos: ['Say the filter in full: “Before 12:00”, not “Morning ×”.'],
      donts: ['Not for a status: that is a `Badge`, which cannot be pressed.'],
      keys: [{ keys: 'Enter, Space', does: 'Removes the filter, or switches it' }],
      roles: 'The cross is a `button` named “Remove …”; a toggle has `aria-pressed`.',
    },
    {
      components: ['Disclosure'],
      file: 'content/Disclosure',
      use: 'Details that few people need: fare rules, the lines of a price.',
      dos: ['Say what is inside and how much: “Fare rules (6)”.'],
      donts: ['Never hide a price, a deadline or an error in it.'],
      keys: [{ keys: 'Enter, Space', does: 'Opens or closes it' }],
      roles: 'A `button` with `aria-expanded`, named by `summary`.',
    },
    {
      components: ['Menu'],
      file: 'actions/Menu',
      use: 'Acts and places that belong to one thing: an account, a row of a table.',
      dos: ['The trigger is a `Button` that says whose menu it is.', 'Danger stands last, after a divider.'],
      donts: [
        'Not for choosing a value in a form: that is a `Select`.',
        'Never the only way to the main act.',
      ],
      keys: [
        { keys: '↓ on the trigger', does: 'Opens the menu' },
        { keys: '↑ ↓', does: 'Moves, and goes round at the ends' },
        { keys: 'Home, End', does: 'First or last item' },
        { keys: 'A letter', does: 'Next item that starts with it' },
        { keys: 'Enter', does: 'Does it or goes there' },
        { keys: 'Escape, Tab', does: 'Closes; Escape gives focus back to the trigger' },
      ],
      roles:
        'React Aria’s `Menu`: a `menu` named by `label` with `menuitem` or, for a choice, `menuitemradio` with `aria-checked`; what stands below a heading is a `group` of that name. The page behind is out of reach until it closes.',
    },
  ],
};

export const tables: NotesPage = {
  page: 'Library/Data/Table',
  notes: [
    {
      components: ['Table', 'LongTable'],
      file: 'tables/Table',
      use: 'Rows that are compared: bookings, clients, markups. On a phone each row becomes a card.',
      dos: [
        'A caption says what the rows are.',
        'Numbers stand at the end, in tabular figures; the column says the currency.',
        'An empty table says the next step.',
        'For hundreds of rows and more a `LongTable`, which draws those in view.',
      ],
      donts: ['Not for layout.', 'No act that is reached by hovering only.'],
      keys: [
        { keys: 'Enter, Space', does: 'Sorts by the header that has focus; ticks a row' },
        { keys: '↑ ↓', does: 'From a row’s box, link or button to that of the next row' },
        { keys: '← →', does: 'Scrolls a table that is wider than its place' },
      ],
      roles: '`table` with rows and `columnheader`; the sorted one has `aria-sort`. Busy while it loads.',
      announces: 'How many rows are selected, and which are shown.',
    },
    {
      components: ['TablePager'],
      file: 'tables/TablePager',
      use: 'The foot of a table that has pages: which rows are shown, of how many, and how many at a time.',
      dos: ['Keep page and page size in the URL.'],
      donts: ['Not for results that are read from the top: those have `Pagination`.'],
      keys: [{ keys: 'Enter, Space', does: 'Shows the page' }],
      roles: 'A native `select` for the size and the buttons of `Pagination`.',
      announces: 'The rows that are shown, “21–40 of 312”.',
    },
    {
      components: ['ColumnChooser'],
      file: 'tables/ColumnChooser',
      use: 'Which columns of a wide table its reader wants.',
      dos: ['Leave out what cannot be hidden: the name of the row.'],
      donts: ['Never hide a column that holds the only warning.'],
      keys: [
        { keys: 'Enter, Space', does: 'Opens the list; shows or hides the column' },
        { keys: 'Escape', does: 'Closes it and gives focus back' },
      ],
      roles: 'A `button` that opens a named dialog of checkboxes.',
    },
  ],
};
