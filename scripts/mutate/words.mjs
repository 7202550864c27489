/** What people read, by the macros of messages: another text is no fault that a test has to notice. */
const MACROS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal']);

const value = {
  shouldIgnore({ node }) {
    const called = node.callee ?? node.tag;
    return MACROS.has(called?.name) ? 'a text' : undefined;
  },
};

/** A plugin of Stryker that leaves texts alone. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value }];
