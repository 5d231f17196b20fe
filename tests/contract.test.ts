// §7 The travel contract: made from the booking, agreed to once, made anew when what it is about changes.
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#i18n/ko/contract.ts'
import { setUpContracts, site } from './contract-setup.ts'
import { createPaidBooking, type PaidBooking, runInAgency, uploadPassport } from './paid-booking.ts'
import { createVisitor, type Visitor } from './visitor.ts'

beforeAll(setUpContracts)

const requestContract = async ({ me, booking_id }: Pick<PaidBooking, 'me' | 'booking_id'>) =>
  me.send('GET', `/api/landing/contract?booking_id=${booking_id}`)
const agreeToContract = (who: Visitor, body: object) => who.send('PUT', '/api/package/agreeTerms', body)
const listContractRows = ({ id }: PaidBooking) =>
  runInAgency(site, (tx) =>
    tx
      .selectFrom('contract')
      .select(['version', 'hash', 'agreed', 'agreed_by'])
      .where('travel_agency', '=', 1)
      .where('booking', '=', id)
      .orderBy('version')
      .execute(),
  )
const updateBooking = ({ id }: PaidBooking, change: object) =>
  runInAgency(site, (tx) =>
    tx.updateTable('booking').set(change).where('travel_agency', '=', 1).where('id', '=', id).execute(),
  )

type ContractSection = {
  heading: { ko: string; en: string }
  facts: { label: { ko: string }; value: { ko: string; en: string } }[]
  text: { ko: string } | null
}

describe('a booking’s contract', () => {
  test('says what the destination asks of who enters, in both languages', async () => {
    const paid = await createPaidBooking(site)
    const { package_code } = await runInAgency(site, (tx) =>
      tx
        .selectFrom('booking')
        .select('package_code')
        .where('travel_agency', '=', 1)
        .where('id', '=', paid.id)
        .executeTakeFirstOrThrow(),
    )
    const setRules = (rules: object) =>
      runInAgency(site, (tx) =>
        tx
          .updateTable('package_detail')
          .set(rules)
          .where('travel_agency', '=', 1)
          .where('package_code', '=', package_code)
          .execute(),
      )
    await setRules({ visa: 'authorisation', passport_months: 6, entry_note: { ko: 'ESTA', en: '' } })
    const { body } = await requestContract(paid)
    await setRules({ visa: null, passport_months: null, entry_note: null })
    const facts = body.sections.flatMap(({ facts }: ContractSection) => facts)
    expect(
      facts.find(({ label }: ContractSection['facts'][number]) => label.ko === '입국 조건').value,
    ).toEqual({
      ko: '전자여행허가 필요 (K-ETA, ESTA 등), 귀국일 기준 6개월 이상 유효한 여권, ESTA',
      en: 'Travel authorisation needed (K-ETA, ESTA, etc.), Passport valid for 6 months after your return, ESTA',
    })
  })

  test('names parties, trip, price, payment, fees, insurance, itinerary, terms and special terms in both languages', async () => {
    const paid = await createPaidBooking(site)
    const { status, body } = await requestContract(paid)
    expect([status, body.version, body.agreed_at, body.has_special, body.open]).toEqual([
      200,
      1,
      null,
      true,
      true,
    ])
    const sections: ContractSection[] = body.sections
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
    expect((await requestContract(paid)).body).toEqual(body)
    expect(await listContractRows(paid)).toHaveLength(1)
  })

  test.each([
    [
      'whole',
      {},
      { '결제 기한': '예약할 때 안내한 기한까지 여행 대금 전액. 기한이 지나면 예약이 자동으로 풀립니다.' },
    ],
    [
      'deposit',
      { deposit: 200_000, balance_by: '2999-01-01' },
      {
        계약금: '200,000원. 예약할 때 안내한 기한까지 내지 않으면 예약이 자동으로 풀립니다.',
        잔금: '1,800,000원, 2999-01-01까지',
      },
    ],
    [
      'confirmed',
      { deposit: 200_000, balance_by: '2999-01-01' },
      {
        계약금:
          '200,000원. 출발이 확정되면 안내하는 기한까지. 기한까지 내지 않으면 예약이 자동으로 풀립니다.',
        잔금: '1,800,000원, 2999-01-01까지',
      },
    ],
    [
      'confirmed',
      { deposit: 0, balance_by: null },
      {
        '결제 기한':
          '출발이 확정되면 안내하는 기한까지 여행 대금 전액. 기한이 지나면 예약이 자동으로 풀립니다.',
      },
    ],
  ] as const)('says when what is paid: %s %j', async (kind, schedule, expected) => {
    const paid = await createPaidBooking(site)
    const parts = kind === 'whole' ? {} : { deposit: { percent: 10 }, balance_days: 30 }
    await updateBooking(paid, { plan: JSON.stringify({ kind, ...parts }), ...schedule })
    const { body } = await requestContract(paid)
    const { facts } = body.sections.find(({ heading }: ContractSection) => heading.ko === '대금 결제')
    const dates = facts
      .slice(1)
      .map(({ label, value }: ContractSection['facts'][number]) => [label.ko, value.ko])
    expect(Object.fromEntries(dates)).toEqual(expected)
  })

  test('has the price before discounts, each discount as a line, and both parts of the price where the agency shows them', async () => {
    const readPrice = async (paid: PaidBooking) => {
      const { body } = await requestContract(paid)
      const { facts } = body.sections.find(({ heading }: ContractSection) => heading.ko === '여행 대금')
      return facts.map(({ label, value }: ContractSection['facts'][number]) => [label.ko, value.ko])
    }
    const price_lines = JSON.stringify([
      { kind: 'adult', each: 1_000_000, count: 2, sum: 2_000_000 },
      {
        kind: 'early_bird',
        name: { ko: '일찍 예약', en: 'Early bird' },
        rate: { percent: 10 },
        each: -200_000,
        count: 1,
        sum: -200_000,
      },
      {
        kind: 'code',
        name: { ko: '봄 코드', en: 'Spring' },
        rate: { won: 50_000 },
        each: -100_000,
        count: 1,
        sum: -100_000,
      },
    ])
    const createDiscounted = async (shown: boolean) => {
      const paid = await createPaidBooking(site)
      const price_split = JSON.stringify({ rate: { won: 250_000 }, shown })
      await updateBooking(paid, { price_lines, total: 1_700_000, price_split })
      return paid
    }
    const [first, ...others] = await readPrice(await createDiscounted(true))
    expect(first).toEqual(['성인', '1,000,000원 × 2명 = 2,000,000원'])
    const { before, total, passThrough, commission } = contract.price
    expect(others.slice(0, 6)).toEqual([
      [before, '2,000,000원'],
      ['일찍 예약', '-200,000원'],
      ['봄 코드', '-100,000원'],
      [total, '1,700,000원'],
      [passThrough, '1,500,000원'], // costs stay what they are: the commission of 500,000 pays for the discounts
      [commission, '200,000원'],
    ])
    const labels = (await readPrice(await createDiscounted(false))).map(([label]: [string]) => label)
    expect(labels).toContain(total)
    expect(labels).not.toContain(passThrough)
    expect(labels).not.toContain(commission)
  })

  test('is agreed to once; repeating changes nothing, and the customer gets a mail', async () => {
    const paid = await createPaidBooking(site)
    const { version, hash } = (await requestContract(paid)).body
    const agreement = { booking_id: paid.booking_id, version, hash, name: '김미나' }
    const first = await agreeToContract(paid.me, agreement)
    expect([first.status, first.body]).toEqual([200, { version: 1, agreed_at: expect.any(String) }])
    expect((await agreeToContract(paid.me, { ...agreement, name: ' 김 미나 ' })).body).toEqual(first.body)
    await Promise.all(Array.from({ length: 20 }, () => agreeToContract(paid.me, agreement)))
    expect(await listContractRows(paid)).toEqual([
      { version: 1, hash, agreed: first.body.agreed_at, agreed_by: '김미나' },
    ])
    expect(
      (await paid.me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${paid.booking_id}`)).body
        .to_do,
    ).not.toContain('contract')
  })

  test('somebody else’s contract is answered as not found', async () => {
    const [paid, other] = [await createPaidBooking(site), await createPaidBooking(site)]
    const { version, hash } = (await requestContract(paid)).body
    const agreement = { booking_id: paid.booking_id, version, hash, name: 'X' }
    const missing = await requestContract({ me: other.me, booking_id: 'ZZZZZZZZZZZZ' })
    expect([missing.status, missing.body.code]).toEqual([404, 'CONTRACT_NOT_FOUND'])
    expect((await requestContract({ me: other.me, booking_id: paid.booking_id })).text).toBe(missing.text)
    for (const who of [other.me, createVisitor(site), createVisitor(site, { host: 'a2.localhost' })])
      expect((await agreeToContract(who, agreement)).text).toBe(missing.text)
    expect((await agreeToContract(createVisitor(site), { version, hash, name: 'X' })).text).toBe(missing.text)
    expect(await listContractRows(paid)).toMatchObject([{ agreed: null }])
  })

  test('agreeing to an outdated version or text is refused', async () => {
    const paid = await createPaidBooking(site)
    const { version, hash } = (await requestContract(paid)).body
    for (const wrong of [
      { version: 2, hash },
      { version: 0, hash },
      { version, hash: 'x' },
      { version, hash: hash.toUpperCase() },
    ]) {
      const { status, body } = await agreeToContract(paid.me, {
        booking_id: paid.booking_id,
        name: 'X',
        ...wrong,
      })
      expect([status, body.code]).toEqual([409, 'CONTRACT_CHANGED'])
    }
    expect(await listContractRows(paid)).toMatchObject([{ agreed: null }])
  })

  test('a new price or date makes a new version to agree to; new terms of the agency do not', async () => {
    const paid = await createPaidBooking(site)
    const first = (await requestContract(paid)).body
    await agreeToContract(paid.me, {
      booking_id: paid.booking_id,
      version: 1,
      hash: first.hash,
      name: '김미나',
    })
    await site.db
      .insertInto('terms')
      .values({
        travel_agency: 1,
        type: 'tour',
        version: '9',
        effective_date: '2020-02-01',
        title: { ko: '새 약관', en: 'New' },
        contents: { ko: '새 조항', en: 'New clause' },
      })
      .execute()
    expect((await requestContract(paid)).body).toMatchObject({ version: 1, hash: first.hash })
    await updateBooking(paid, { total: 1_900_000 })
    const second = (await requestContract(paid)).body
    expect(second).toMatchObject({ version: 2, agreed_at: null })
    expect(second.hash).not.toBe(first.hash)
    expect(
      (await paid.me.send('GET', `/api/landing/user/booking/packageInfo?booking_id=${paid.booking_id}`)).body
        .to_do,
    ).toContain('contract')
    expect(
      (
        await agreeToContract(paid.me, {
          booking_id: paid.booking_id,
          version: 1,
          hash: first.hash,
          name: '김미나',
        })
      ).body.code,
    ).toBe('CONTRACT_CHANGED')
    await updateBooking(paid, { return_date: '2999-01-01' })
    expect((await requestContract(paid)).body.version).toBe(3)
    expect(await listContractRows(paid)).toMatchObject([
      { version: 1, agreed_by: '김미나' },
      { version: 2, agreed: null },
      { version: 3 },
    ])
  })

  test('is signed by who booked, in the name of the booking and no other', async () => {
    const paid = await createPaidBooking(site)
    const { version, hash, signs } = (await requestContract(paid)).body
    expect(signs).toBe('booker')
    const agreement = { booking_id: paid.booking_id, version, hash }
    for (const name of ['김여행1', '김미나나', 'x']) {
      const { status, body } = await agreeToContract(paid.me, { ...agreement, name })
      expect([status, body.code]).toEqual([403, 'NOT_THE_SIGNER'])
    }
    expect(await listContractRows(paid)).toMatchObject([{ agreed: null, agreed_by: null }])
    expect((await agreeToContract(paid.me, { ...agreement, name: '김 미나' })).status).toBe(200)
    expect(await listContractRows(paid)).toMatchObject([{ agreed_by: '김미나' }])
    expect((await requestContract(paid)).body.signs).toBe(null)
  })

  test('a link lets its holder read the contract; only a minor’s guardian can sign with one', async () => {
    const paid = await createPaidBooking(site, {
      party: { adult: 1, child: 1, baby: 0 },
      travellers: [
        { kind: 'adult', name: '김여행' },
        { kind: 'child', name: '김아이' },
      ],
    })
    const read = async (token: string) =>
      (await createVisitor(site).send('POST', '/api/landing/contractLink', { token })).body
    const adult = await paid.linkFor('consent', 1)
    const { version, hash, signs } = await read(adult)
    expect(signs).toBe(null)
    const sign = (token: string, name: string) =>
      agreeToContract(createVisitor(site), { token, version, hash, name })
    for (const name of ['김여행', '김미나'])
      expect((await sign(adult, name)).body.code).toBe('NOT_THE_SIGNER')
    const child = await paid.linkFor('passport', 2)
    expect((await read(child)).signs).toBe(null)
    expect((await sign(child, '김엄마')).body.code).toBe('NOT_THE_SIGNER')
    const { status } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
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
    // the guardian signed for the child; the booking’s own contract waits for who booked
    expect(await listContractRows(paid)).toMatchObject([{ agreed: null, agreed_by: null }])
    const parts = await runInAgency(site, (tx) =>
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
  const paid = await createPaidBooking(site, {
    travel_alert: null,
    party: { adult: 1, child: 1, baby: 0 },
    travellers: [
      { kind: 'adult', name: '김여행' },
      { kind: 'child', name: '김아이' },
    ],
  })
  const { body } = await createVisitor(site).send('POST', '/api/landing/privacyAgree', {
    token: await paid.linkFor('consent', 2),
    consents: { age: false, use: true, privacy: true, passport: false, tour: true },
    guardian: { name: '김엄마', contact: '010-9876-5432', agrees: true },
  })
  const { token } = body
  const read = await createVisitor(site).send('POST', '/api/landing/contractLink', { token })
  expect(read.body.signs).toBe('guardian')
  const { version, hash } = read.body
  expect((await agreeToContract(createVisitor(site), { token, version, hash, name: '김엄마' })).status).toBe(
    200,
  )
  const sent = await uploadPassport(site, token, {
    passport_number: 'M12345678',
    passport_expiry: '2099-01-01',
  })
  expect(sent.body.code).toBe('UPLOAD_CLOSED')
})

test('a package’s contract is for everyone, without a person in it; one that is not sold has none', async () => {
  const { package_code } = await createPaidBooking(site)
  const { body } = await createVisitor(site).send(
    'GET',
    `/api/landing/packageInfo/contract?package_code=${package_code}`,
  )
  expect(body.sections).toHaveLength(9)
  expect(JSON.stringify(body)).not.toContain('김미나')
  for (const code of ['NOWHERE', (await createPaidBooking(site, { key: 2 })).package_code])
    expect(
      (await createVisitor(site).send('GET', `/api/landing/packageInfo/contract?package_code=${code}`)).body
        .code,
    ).toBe('PACKAGE_UNAVAILABLE')
})
