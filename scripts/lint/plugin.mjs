/**
 * Rules of this project's own, as selectors: what they find is an error with the sentence beside them.
 * `.oxlintrc.json` says where each holds.
 */

/** Sentences are for people and change; what happened is told by a reason (docs/decisions/030). */
const MESSAGE = ":matches(MemberExpression[property.name='message'], Identifier[name='message'])";
const NOTHING = ":matches(Identifier[name='undefined'], Literal[raw='null'])";

/** The present moment, wherever it comes from. */
const NOW =
  ":matches(Identifier[name=/^now$|Now$/], MemberExpression[property.name='now'], CallExpression[callee.name='now'], CallExpression[callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0])";

const RULES = {
  'no-compared-message': {
    message: 'Ask for the reason of a refusal, never for its sentence.',
    selectors: [
      `BinaryExpression[operator=/^[!=]==?$/]:not(:has(> ${NOTHING})) > ${MESSAGE}`,
      `SwitchStatement > ${MESSAGE}.discriminant`,
      `CallExpression[callee.property.name=/^(includes|indexOf|get|has|startsWith|endsWith)$/] > ${MESSAGE}.arguments`,
      `CallExpression > MemberExpression.callee[property.name=/^(includes|indexOf|startsWith|endsWith)$/] > ${MESSAGE}.object`,
      `MemberExpression[computed=true] > ${MESSAGE}.property`,
      `Property[computed=true] > ${MESSAGE}.key`,
    ],
  },
  // A sentence alone is English to everybody.
  'no-bare-sentence': {
    message:
      'Say the refusal itself, `told(refusal)`, or its reason in a schema: a sentence has no translation.',
    selectors: [
      "MemberExpression[property.name='message'] > MemberExpression.object[object.name=/(Refusals|rejections)$/]",
    ],
  },
  // What is hidden from sight but read aloud stands out of the flow: a box that scrolls cuts it off only as its container.
  'no-loose-scroller': {
    message: "A box that scrolls sideways has a position of its own: 'relative' if no other.",
    selectors: [
      "ObjectExpression:has(> Property[key.name=/^overflowX?$/][value.value=/^(auto|scroll)$/]):not(:has(> Property[key.name='position'])):not(Property[computed=true] > ObjectExpression)",
    ],
  },
  // React holds back every other transition of the page until it ends.
  'no-async-transition': {
    message:
      'A transition ends at once: what takes its time is shown ahead (core/selling/results/view/use-shown.ts).',
    selectors: [
      "CallExpression[callee.name='startTransition'] > :function[async=true]",
      'ImportSpecifier[imported.name=/^(useOptimistic|useActionState)$/]',
    ],
  },
  // What is read whole, however long it is (SEC-42).
  'no-unbounded-body': {
    message: 'Read a body up to a limit: server/http/body.ts.',
    selectors: [
      'CallExpression[arguments.length=0][callee.property.name=/^(json|text|arrayBuffer|formData|blob|parseBody)$/]',
    ],
  },
  // What is true of all of nothing.
  'no-every-of-none': {
    message:
      'Of an empty list everything is true: expect(each(…)) of tests/support/each.ts asks for one at least.',
    selectors: ["CallExpression[callee.name='expect'] > CallExpression[callee.property.name='every']"],
  },
  // Whose day it is stands beside each: the trip's, the reader's, or that of the books.
  'no-utc-day': {
    message: "Say whose day it is: dayAt(now, zone) of core/say/clock.ts, with 'UTC' where that is decided.",
    selectors: [
      `CallExpression[callee.property.name=/^(slice|substring|split)$/] > MemberExpression.callee > CallExpression[callee.property.name=/^to(ISOString|JSON)$/] > MemberExpression.callee > ${NOW}.object`,
    ],
  },
  'no-asked-once': {
    message: 'A busy machine draws late: await what appears (`await canvas.findBy…`).',
    selectors: [
      'AwaitExpression > CallExpression > MemberExpression > CallExpression[callee.name="expect"] > CallExpression[callee.property.name=/^getBy/]',
    ],
  },
};

export default {
  meta: { name: 'caravel' },
  rules: Object.fromEntries(
    Object.entries(RULES).map(([name, { message, selectors }]) => [
      name,
      {
        create: (context) =>
          Object.fromEntries(
            selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
          ),
      },
    ]),
  ),
};
