// §7 The travel contract: made from the booking, agreed to once, made anew when what it is about changes, and
// printed.
import zlib from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { fillTerms, inside, type Paid, paidBooking, upload } from './paid.ts'
import { type Person, personAt } from './person.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true })
  await fillTerms(site)
  await site.db
    .insertInto('terms')
    .values({
      travel_agency: 1,
      type: 'special',
      version: '2',
      effective_date: '2020-01-01',
      title: { ko: '특약', en: 'Special' },
      contents: { ko: '<p>발권 뒤에는 수수료가 더 듭니다.</p>', en: '<p>Ticketing costs more.</p>' },
    })
    .execute()
})

const contractOf = async ({ me, booking_id }: Pick<Paid, 'me' | 'booking_id'>) =>
  me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)
const agree = (who: Person, body: object) => who.send('PUT', '/api/package/agreeTerms', body)
const rowsOf = ({ id }: Paid) =>
  inside(site, (tx) =>
    tx
      .selectFrom('contract')
      .select(['version', 'hash', 'agreed', 'agreed_by'])
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .orderBy('version')
      .execute(),
  )
const pay = ({ id }: Paid, change: object) =>
  inside(site, (tx) =>
    tx.updateTable('booking').set(change).where('travel_agency', '=', 1).where('id', '=', id).execute(),
  )

type Section = {
  heading: { ko: string; en: string }
  facts: { label: { ko: string }; value: { ko: string; en: string } }[]
  text: { ko: string } | null
}

describe('a booking’s contract', () => {
  test('names parties, trip, price, payment, fees, insurance, itinerary, terms and special terms in both languages', async () => {
    const paid = await paidBooking(site)
    const { status, body } = await contractOf(paid)
    expect([status, body.version, body.agreed_at, body.has_special, body.open]).toEqual([
      200,
      1,
      null,
      true,
      true,
    ])
    const sections: Section[] = body.sections
    expect(sections.map(({ heading }) => heading.ko)).toEqual([
      '계약 당사자',
      '여행 내용',
      '여행 대금',
      '대금 결제',
      '계약의 해제와 취소 수수료',
      '보험과 보증',
      '여행 일정',
      '여행약관',
      '특약',
    ])
    expect(sections.every(({ heading }) => /[A-Z]/.test(heading.en))).toBe(true)
    const facts = Object.fromEntries(
      sections.flatMap(({ facts }) => facts.map(({ label, value }) => [label.ko, value.ko])),
    )
    expect(facts).toMatchObject({
      여행사: 'Agency 1',
      여행자: '김미나',
      연락처: '010-****-5678',
      예약번호: paid.booking_id,
      '여행 인원': '성인 2명',
      성인: '1,000,000원 × 2명 = 2,000,000원',
      합계: '2,000,000원',
      '출발 30일 전까지': '수수료 없음',
      '출발 당일': '여행 대금의 50%',
    })
    expect(facts['최소 출발 인원']).toContain('8명')
    expect(sections.at(-1)?.text?.ko).toContain('발권')
    expect((await contractOf(paid)).body).toEqual(body)
    expect(await rowsOf(paid)).toHaveLength(1)
  })

  test('is agreed once, whoever says it again; the customer is told by mail', async () => {
    const paid = await paidBooking(site)
    const { version, hash } = (await contractOf(paid)).body
    const said = { booking_id: paid.booking_id, version, hash, name: '김미나' }
    const first = await agree(paid.me, said)
    expect([first.status, first.body]).toEqual([200, { version: 1, agreed_at: expect.any(String) }])
    expect((await agree(paid.me, { ...said, name: ' 김 미나 ' })).body).toEqual(first.body)
    await Promise.all(Array.from({ length: 20 }, () => agree(paid.me, said)))
    expect(await rowsOf(paid)).toEqual([
      { version: 1, hash, agreed: first.body.agreed_at, agreed_by: '김미나' },
    ])
    expect(
      (await paid.me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${paid.booking_id}`)).body
        .to_do,
    ).not.toContain('contract')
  })

  test('somebody else’s is not there to read or to agree to', async () => {
    const [paid, other] = [await paidBooking(site), await paidBooking(site)]
    const { version, hash } = (await contractOf(paid)).body
    const said = { booking_id: paid.booking_id, version, hash, name: 'X' }
    const missing = await contractOf({ me: other.me, booking_id: 'ZZZZZZZZZZZZ' })
    expect([missing.status, missing.body.code]).toEqual([404, 'CONTRACT_NOT_FOUND'])
    expect((await contractOf({ me: other.me, booking_id: paid.booking_id })).text).toBe(missing.text)
    for (const who of [other.me, personAt(site), personAt(site, { host: 'a2.localhost' })])
      expect((await agree(who, said)).text).toBe(missing.text)
    expect((await agree(personAt(site), { version, hash, name: 'X' })).text).toBe(missing.text)
    expect(await rowsOf(paid)).toMatchObject([{ agreed: null }])
  })

  test('another version or text than the present one is not agreed to', async () => {
    const paid = await paidBooking(site)
    const { version, hash } = (await contractOf(paid)).body
    for (const wrong of [
      { version: 2, hash },
      { version: 0, hash },
      { version, hash: 'x' },
      { version, hash: hash.toUpperCase() },
    ]) {
      const { status, body } = await agree(paid.me, { booking_id: paid.booking_id, name: 'X', ...wrong })
      expect([status, body.code]).toEqual([409, 'CONTRACT_CHANGED'])
    }
    expect(await rowsOf(paid)).toMatchObject([{ agreed: null }])
  })

  test('a new price or date makes a new version to agree to; new terms of the agency do not', async () => {
    const paid = await paidBooking(site)
    const first = (await contractOf(paid)).body
    await agree(paid.me, { booking_id: paid.booking_id, version: 1, hash: first.hash, name: '김미나' })
    await site.db
      .insertInto('terms')
      .values({
        travel_agency: 1,
        type: 'tour',
        version: '9',
        effective_date: '2020-02-01',
        title: { ko: '새 약관', en: 'New' },
        contents: { ko: '', en: '' },
      })
      .execute()
    expect((await contractOf(paid)).body).toMatchObject({ version: 1, hash: first.hash })
    await pay(paid, { total: 1_900_000 })
    const second = (await contractOf(paid)).body
    expect(second).toMatchObject({ version: 2, agreed_at: null })
    expect(second.hash).not.toBe(first.hash)
    expect(
      (await paid.me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${paid.booking_id}`)).body
        .to_do,
    ).toContain('contract')
    expect(
      (await agree(paid.me, { booking_id: paid.booking_id, version: 1, hash: first.hash, name: '김미나' }))
        .body.code,
    ).toBe('CONTRACT_CHANGED')
    await pay(paid, { return_date: '2999-01-01' })
    expect((await contractOf(paid)).body.version).toBe(3)
    expect(await rowsOf(paid)).toMatchObject([
      { version: 1, agreed_by: '김미나' },
      { version: 2, agreed: null },
      { version: 3 },
    ])
  })

  test('is signed by who booked, in the name of the booking and no other', async () => {
    const paid = await paidBooking(site)
    const { version, hash, signs } = (await contractOf(paid)).body
    expect(signs).toBe('booker')
    const said = { booking_id: paid.booking_id, version, hash }
    for (const name of ['김여행1', '김미나나', 'x']) {
      const { status, body } = await agree(paid.me, { ...said, name })
      expect([status, body.code]).toEqual([403, 'NOT_THE_SIGNER'])
    }
    expect(await rowsOf(paid)).toMatchObject([{ agreed: null, agreed_by: null }])
    expect((await agree(paid.me, { ...said, name: '김 미나' })).status).toBe(200)
    expect(await rowsOf(paid)).toMatchObject([{ agreed_by: '김미나' }])
    expect((await contractOf(paid)).body.signs).toBe(null)
  })

  test('is read with a link, and signed with none but a minor’s, by its guardian, for that part', async () => {
    const paid = await paidBooking(site, {
      party: { adult: 1, child: 1, baby: 0 },
      travellers: [
        { kind: 'adult', name: '김여행' },
        { kind: 'child', name: '김아이' },
      ],
    })
    const read = async (token: string) =>
      (await personAt(site).send('POST', '/api/landing/contractLink', { token })).body
    const adult = await paid.linkFor('consent', 1)
    const { version, hash, signs } = await read(adult)
    expect(signs).toBe(null)
    const sign = (token: string, name: string) => agree(personAt(site), { token, version, hash, name })
    for (const name of ['김여행', '김미나'])
      expect((await sign(adult, name)).body.code).toBe('NOT_THE_SIGNER')
    const child = await paid.linkFor('passport', 2)
    expect((await read(child)).signs).toBe(null)
    expect((await sign(child, '김엄마')).body.code).toBe('NOT_THE_SIGNER')
    const { status } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
      token: await paid.linkFor('consent', 2),
      consents: { age: false, use: true, privacy: true, passport: true, tour: true },
      guardian: { name: '김엄마', contact: '010-9876-5432', agrees: true },
    })
    expect(status).toBe(200)
    expect((await read(child)).signs).toBe('guardian')
    for (const name of ['김미나', '김아이', '김아빠'])
      expect((await sign(child, name)).body.code).toBe('NOT_THE_SIGNER')
    const first = await sign(child, '김엄마')
    expect([first.status, first.body.agreed_at]).toEqual([200, expect.any(String)])
    expect((await sign(child, '김엄마')).body).toEqual(first.body)
    expect((await read(child)).signs).toBe(null)
    // that of the booking is who booked's
    expect(await rowsOf(paid)).toMatchObject([{ agreed: null, agreed_by: null }])
    const parts = await inside(site, (tx) =>
      tx
        .selectFrom('contract_part')
        .select(['traveller', 'signed_by'])
        .where('travel_agency', '=', 1)
        .where('booking', '=', paid.id)
        .execute(),
    )
    expect(parts).toEqual([{ traveller: 2, signed_by: '김엄마' }])
  })
})

test('within the country, too, a guardian signs for the minor, with the link that comes of agreeing; no passport is taken with it', async () => {
  const paid = await paidBooking(site, {
    travel_alert: null,
    party: { adult: 1, child: 1, baby: 0 },
    travellers: [
      { kind: 'adult', name: '김여행' },
      { kind: 'child', name: '김아이' },
    ],
  })
  const { body } = await personAt(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent', 2),
    consents: { age: false, use: true, privacy: true, passport: false, tour: true },
    guardian: { name: '김엄마', contact: '010-9876-5432', agrees: true },
  })
  const { token } = body
  const read = await personAt(site).send('POST', '/api/landing/contractLink', { token })
  expect(read.body.signs).toBe('guardian')
  const { version, hash } = read.body
  expect((await agree(personAt(site), { token, version, hash, name: '김엄마' })).status).toBe(200)
  const sent = await upload(site, token, { passport_number: 'M12345678', passport_expiry: '2099-01-01' })
  expect(sent.body.code).toBe('UPLOAD_CLOSED')
})

test('a package’s contract is for everyone, without a person in it; one that is not sold has none', async () => {
  const { package_code } = await paidBooking(site)
  const { body } = await personAt(site).send(
    'GET',
    `/api/landing/packageInfo/contract?package_code=${package_code}`,
  )
  expect(body.sections).toHaveLength(9)
  expect(JSON.stringify(body)).not.toContain('김미나')
  for (const code of ['NOWHERE', (await paidBooking(site, { key: 2 })).package_code])
    expect(
      (await personAt(site).send('GET', `/api/landing/packageInfo/contract?package_code=${code}`)).body.code,
    ).toBe('PACKAGE_UNAVAILABLE')
})

type PdfObject = { text: string; stream: string }

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
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
function textOf(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const all = [...objects.values()]
  const lettersOf = (font = '') => {
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
  const fonts = new Map(drawn.map(([, font = '']) => [font, lettersOf(font)]))
  return drawn
    .map(([, font = '', glyphs = '']) =>
      glyphs
        .replace(/<(\w*)> -?[\d.]+ ?/g, '$1')
        .replace(/\w{4}/g, (glyph) => fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? '?'),
    )
    .join('\n')
}

test('it is printed as a PDF whose Korean can be read and copied, for whoever may read it', async () => {
  const paid = await paidBooking(site)
  const cookie = [...paid.me.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const mine = await site.ask(`/contract/${paid.booking_id}.pdf`, { headers: { cookie } })
  expect([mine.statusCode, mine.headers['content-type'], mine.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  const text = textOf(mine.rawPayload)
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
  expect((await site.ask(`/contract/${paid.booking_id}.pdf`, { headers: { cookie } })).rawPayload).toEqual(
    mine.rawPayload,
  )
  const token = await paid.linkFor('consent')
  const byLink = await site.ask('/contract', {
    method: 'POST',
    payload: { token },
    headers: { origin: 'http://a1.localhost' },
  })
  const read = textOf(byLink.rawPayload)
  expect([byLink.statusCode, read.includes('김○나'), read.includes('김미나')]).toEqual([200, true, false])
  expect(read).not.toContain(paid.booking_id)
  const refused = [
    await site.ask(`/contract/${paid.booking_id}.pdf`),
    await site.ask(`/contract/${paid.booking_id}.pdf`, { host: 'a2.localhost', headers: { cookie } }),
    await site.ask('/contract', {
      method: 'POST',
      payload: { token: 'x' },
      headers: { origin: 'http://a1.localhost' },
    }),
    await site.ask('/contract', {
      method: 'POST',
      payload: { token },
      headers: { origin: 'http://evil.example' },
    }),
    await site.ask('/contract/..%2f..%2fsecret'),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403, 404])
  expect(textOf((await site.ask(`/contract/${paid.package_code}.pdf`)).rawPayload)).toContain('여행약관')
})

test('a screen reader finds the PDF’s title, language, headings, paragraphs and facts', async () => {
  const { package_code } = await paidBooking(site)
  const printed = await site.ask(`/contract/${package_code}.pdf`)
  const objects = [...objectsOf(printed.rawPayload).values()]
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
