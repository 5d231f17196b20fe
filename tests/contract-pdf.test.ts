// §7 The travel contract, printed.
import zlib from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { setUpContracts, site } from './contract-setup.ts'
import { createPaidBooking } from './paid-booking.ts'

beforeAll(setUpContracts)

type PdfObject = { text: string; stream: string }

function parsePdfObjects(pdf: Buffer): Map<string, PdfObject> {
  const heads = pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\n(endobj|stream\n)/gm)
  return new Map(
    [...heads].map(({ index, 0: { length }, 1: id = '', 2: text = '' }) => [
      id,
      {
        text,
        stream: text.includes('/FlateDecode')
          ? zlib.inflateSync(pdf.subarray(index + length)).toString('latin1')
          : '',
      },
    ]),
  )
}

/** The text of a PDF, read through the tables of letters in its own fonts, a line for each line. */
function extractPdfText(pdf: Buffer): string {
  const objects = parsePdfObjects(pdf)
  const all = [...objects.values()]
  const readFontLetters = (font = '') => {
    const id = all.map(({ text }) => new RegExp(`/${font} (\\d+) 0 R`).exec(text)?.[1]).find(Boolean)
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '')?.text ?? '')?.[1] ?? ''
    const ranges = objects.get(table)?.stream.matchAll(/^<(\w{4})> <\w{4}> \[(.*)\]$/gm) ?? []
    return new Map(
      [...ranges].flatMap(([, first = '', codes = '']) =>
        [...codes.matchAll(/<(.*?)>/g)].map(([, code = ''], at): [number, string] => [
          Number.parseInt(first, 16) + at,
          Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        ]),
      ),
    )
  }
  const drawn = all.flatMap(({ stream }) => [...stream.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*)\] TJ/g)])
  const fonts = new Map(drawn.map(([, font = '']) => [font, readFontLetters(font)]))
  return drawn
    .map(([, font = '', glyphs = '']) =>
      glyphs
        .replace(/<(\w*)> -?[\d.]+ ?/g, '$1')
        .replace(/\w{4}/g, (glyph) => fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? '?'),
    )
    .join('\n')
}

test('it is printed as a PDF whose Korean can be read and copied, for whoever may read it', async () => {
  const paid = await createPaidBooking(site)
  const cookie = [...paid.me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const mine = await site.request(`/contract/${paid.booking_id}.pdf`, { headers: { cookie } })
  expect([mine.statusCode, mine.headers['content-type'], mine.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  const text = extractPdfText(mine.rawPayload)
  for (const words of [
    '여행계약서',
    '계약 당사자',
    '김미나',
    paid.booking_id,
    '1,000,000원 × 2명 = 2,000,000원',
    '발권 뒤에는 수수료가 더 듭니다.',
    '1 / ',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('?')
  expect(mine.rawPayload.length).toBeLessThan(300_000)
  expect(
    (await site.request(`/contract/${paid.booking_id}.pdf`, { headers: { cookie } })).rawPayload,
  ).toEqual(mine.rawPayload)
  const token = await paid.linkFor('consent')
  const byLink = await site.request('/contract', {
    method: 'POST',
    payload: { token },
    headers: { origin: 'http://a1.localhost' },
  })
  const read = extractPdfText(byLink.rawPayload)
  expect([byLink.statusCode, read.includes('김○나'), read.includes('김미나')]).toEqual([200, true, false])
  expect(read).not.toContain(paid.booking_id)
  const refused = [
    await site.request(`/contract/${paid.booking_id}.pdf`),
    await site.request(`/contract/${paid.booking_id}.pdf`, { host: 'a2.localhost', headers: { cookie } }),
    await site.request('/contract', {
      method: 'POST',
      payload: { token: 'x' },
      headers: { origin: 'http://a1.localhost' },
    }),
    await site.request('/contract', {
      method: 'POST',
      payload: { token },
      headers: { origin: 'http://evil.example' },
    }),
    await site.request('/contract/..%2f..%2fsecret'),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403, 400])
  expect(extractPdfText((await site.request(`/contract/${paid.package_code}.pdf`)).rawPayload)).toContain(
    '여행약관',
  )
})

test('a screen reader finds the PDF’s title, language, headings, paragraphs and facts', async () => {
  const { package_code } = await createPaidBooking(site)
  const printed = await site.request(`/contract/${package_code}.pdf`)
  const objects = [...parsePdfObjects(printed.rawPayload).values()]
  const has = (...parts: string[]) => objects.some(({ text }) => parts.every((part) => text.includes(part)))
  expect(has('/Type /Catalog', '/Lang (ko)', '/StructTreeRoot', '/MarkInfo', '/ViewerPreferences')).toBe(true)
  expect(has('/Marked true')).toBe(true)
  expect(has('/DisplayDocTitle true')).toBe(true)
  const tags = objects.map(({ text }) => /\/S \/(\w+)/.exec(text)?.[1])
  const count = (tag: string) => tags.filter((each) => each === tag).length
  expect([count('Document'), count('H1'), count('H2')]).toEqual([1, 1, 9])
  expect(count('P')).toBeGreaterThan(0)
  expect(count('LI')).toBeGreaterThan(10)
  expect([count('Lbl'), count('LBody')]).toEqual([count('LI'), count('LI')])
  const pages = objects.map(({ stream }) => stream).filter((stream) => stream.includes(' Tf\n'))
  const marked = pages.flatMap((stream) => [...stream.matchAll(/(BDC|BMC|EMC|TJ|S)$/gm)])
  let open = 0
  for (const [, what] of marked) {
    if (what === 'BDC' || what === 'BMC') open += 1
    else if (what === 'EMC') open -= 1
    else expect(open).toBe(1) // every line drawn is either tagged or said to be decoration
  }
  const names = objects.flatMap(({ text }) => /\/FontName \/(\S+)/.exec(text)?.[1] ?? [])
  expect(names.map((name) => name.replace(/^[A-Z]{6}\+/, 'SUBSET+')).sort()).toEqual([
    'SUBSET+Pretendard-Bold',
    'SUBSET+Pretendard-Regular',
  ])
})
