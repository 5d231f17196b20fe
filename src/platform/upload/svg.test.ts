// Drawings that are stored: what is drawn alone passes, and no file takes long.
import { expect, test } from 'vitest'
import { isSafeSvg, looksLikeSvg } from './svg.ts'

const draw = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><!-- by hand --><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const looksLike = (text: string) => looksLikeSvg(new TextEncoder().encode(text))

test.each([
  '<svg>',
  '\uFEFF <?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg PUBLIC "x" "y" [ <!ENTITY a "b"> ]>\n<!-- c --><SVG width="1">',
])('a drawing is known by its beginning: %s', (text) => expect(looksLike(text)).toBe(true))

test.each(['', 'svg', '<svga>', '<!-- <svg>', '<html><svg>', '<?xml <svg>', '<!DOCTYPE svg [ <svg>'])(
  'what begins in another way is no drawing: %s',
  (text) => expect(looksLike(text)).toBe(false),
)

test.each([
  draw('<title>가나 &amp; 다</title><path d="M0 0" fill="#fff"/><text x="1">여행</text>'),
  draw('<style>.a{fill:url(#b)}</style><defs><linearGradient id="b"/></defs><use xlink:href="#b"/>'),
  draw(
    '<sodipodi:namedview inkscape:label="A &#45; B" /><rdf:RDF/>',
    'xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  ),
  draw('<image href="data:image/png;base64,AAAA" width="1"/>'),
])('what only draws is safe: %s', (text) => expect(isSafeSvg(text)).toBe(true))

test.each([
  draw('<script>alert(1)</script>'),
  draw('<path onload="alert(1)"/>'),
  draw('<path onload=alert(1) />'),
  draw('<image href="https://elsewhere.example/a.png"/>'),
  draw('<image href="&#104;ttps://elsewhere.example/a.png"/>'),
  draw('<path fill="&#117;rl(https://elsewhere.example/a)"/>'),
  draw('<style>@import "a.css"</style>'),
  draw('<style>.a{fill:red}<script/></style>'),
  draw('<style><![CDATA[.a{}]]></style>'),
  draw('<!-- a --><!-- never ended <script/>'),
  draw('<path d="never ended/>'),
  draw('<h:iframe srcdoc="&lt;script&gt;"/>', 'xmlns:h="http://www.w3.org/1999/xhtml"'),
  draw('<x:foreignObject/>', 'xmlns:x="http://www.w3.org/2000/svg"'),
  draw('<h:iframe/>', 'xmlns:h="http&#58;//www.w3.org/1999/xhtml"'),
  draw('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>',
  '<?php echo 1 ?><svg></svg>',
])('what acts, loads or is malformed is unsafe: %s', (text) => expect(isSafeSvg(text)).toBe(false))

// Longer than this a file is not read; each took minutes where one part was looked for again from every letter.
const size = 512 * 1024
test.each([
  ['comments', '<!---->'],
  ['beginnings of comments', '<!--'],
  ['beginnings of tags', '<a'],
  ['a long name', 'a'],
  ['blanks', ' '],
  ['quotes', '"'],
])('half a megabyte of %s is read within the time of a test', { timeout: 5_000 }, (_, part) => {
  const many = part.repeat(size / part.length)
  for (const text of [many, `<svg ${many}`, `<svg ${many}=>`, `${many}x`]) {
    looksLike(text)
    isSafeSvg(text)
  }
})
