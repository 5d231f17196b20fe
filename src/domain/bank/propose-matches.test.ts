import { expect, test } from 'vitest'
import { findCandidates } from './find-candidates.ts'
import { buildMatchIndex, mostCandidates, type OpenBooking, type OpenLine } from './match-index.ts'
import { proposeMatches } from './propose-matches.ts'

let lastId = 0
const booking = (fields: Partial<OpenBooking>): OpenBooking => {
  const id = ++lastId
  const payable = fields.payable ?? 1_000_000
  return {
    id,
    booking_id: `B${id}`,
    name: '홍길동',
    travellers: [],
    reference: null,
    contact: `010-0000-${String(id).padStart(4, '0')}`,
    title: '다낭 3박 5일',
    departure_id: id,
    people: 2,
    payable,
    left: payable,
    ...fields,
  }
}
const line = (fields: Partial<OpenLine>): OpenLine => ({
  id: ++lastId,
  booked_on: '2026-11-18',
  amount: 1_000_000,
  payer: '홍길동',
  memo: '',
  ...fields,
})
const propose = (one: OpenLine, ...bookings: OpenBooking[]) => proposeMatches([one], bookings)[0]

test('the name and the sum that is asked are sure', () => {
  const [mine, other] = [booking({}), booking({ name: '김철수' })]
  const one = line({})
  expect(propose(one, mine, other)).toEqual({
    line: one.id,
    isAmbiguous: false,
    proposals: [
      {
        parts: [{ line: one.id, booking: mine.id, amount: 1_000_000 }],
        reasons: ['name', 'asked'],
        certainty: 'sure',
      },
    ],
  })
})

test.each([
  ['홍길동 다낭', ['name', 'trip', 'asked']],
  ['홍길동님', ['name', 'asked']],
  ['홍 길 동', ['name', 'asked']],
  ['홍길동외3명', ['name', 'asked']],
  ['토스홍길동', ['name', 'asked']],
  ['홍길등', ['typo', 'asked']],
  ['홍길도', ['typo', 'asked']],
  ['홍동길', ['typo', 'asked']],
  ['홍*동', ['typo', 'asked']],
  ['홍길길동', ['typo', 'asked']],
])('%s is recognised as who booked', (payer, reasons) => {
  const mine = booking({})
  expect(propose(line({ payer }), mine, booking({ name: '김철수' }))?.proposals[0]).toMatchObject({
    parts: [{ booking: mine.id }],
    reasons,
  })
})

test('a traveller pays, also by the name in the passport', () => {
  const mine = booking({ travellers: ['홍길동', '성춘향', 'SUNG CHUNHYANG'] })
  for (const payer of ['성춘향', 'CHUNHYANG SUNG'])
    expect(propose(line({ payer }), mine)?.proposals[0]).toMatchObject({
      parts: [{ booking: mine.id }],
      reasons: ['traveller', 'asked'],
      certainty: 'sure',
    })
})

test('somebody of the family is offered, and said to be unsure', () => {
  const mine = booking({})
  expect(propose(line({ payer: '홍판서' }), mine)?.proposals[0]).toMatchObject({
    reasons: ['family', 'asked'],
    certainty: 'unsure',
  })
  expect(propose(line({ payer: '홍판서', amount: 300_000 }), mine)?.proposals).toEqual([])
})

test('two people of one name and one sum are a choice; the reference or the telephone decides it', () => {
  const [one, other] = [booking({ reference: '0171' }), booking({ reference: '0172' })]
  expect(propose(line({}), one, other)).toMatchObject({ isAmbiguous: true, proposals: [{}, {}] })
  expect(propose(line({ payer: '홍길동0172' }), one, other)).toMatchObject({
    isAmbiguous: false,
    proposals: [{ parts: [{ booking: other.id }], certainty: 'sure' }, {}],
  })
  const phone = one.contact.slice(-4)
  expect(propose(line({ payer: `홍길동${phone}` }), one, other)).toMatchObject({
    isAmbiguous: false,
    proposals: [{ parts: [{ booking: one.id }] }, {}],
  })
})

test('two bookings of one name are told apart by the sum', () => {
  const [one, other] = [booking({ payable: 700_000, left: 700_000 }), booking({})]
  expect(propose(line({}), one, other)?.proposals[0]?.parts).toMatchObject([{ booking: other.id }])
})

test('a part, a share and too much are offered with what fits, and said', () => {
  const mine = booking({ payable: 1_000_000, left: 1_000_000, people: 2 })
  const first = (amount: number) => propose(line({ amount }), mine)?.proposals[0]
  expect(first(500_000)).toMatchObject({ reasons: ['name', 'share'], certainty: 'likely' })
  expect(first(333_000)).toMatchObject({ reasons: ['name', 'part'], parts: [{ amount: 333_000 }] })
  expect(first(1_100_000)).toMatchObject({ reasons: ['name', 'over'], parts: [{ amount: 1_000_000 }] })
})

test('one line pays several bookings of one person', () => {
  const [one, other] = [booking({}), booking({ payable: 700_000, left: 700_000 })]
  const paid = line({ amount: 1_700_000 })
  expect(propose(paid, one, other, booking({ name: '김철수', payable: 700_000 }))?.proposals[0]).toEqual({
    parts: [
      { line: paid.id, booking: one.id, amount: 1_000_000 },
      { line: paid.id, booking: other.id, amount: 700_000 },
    ],
    reasons: ['several_bookings', 'name', 'asked'],
    certainty: 'likely',
  })
})

test('several lines pay one booking, also of the family, and each shows the same', () => {
  const mine = booking({ travellers: ['성춘향'] })
  const lines = [line({ amount: 400_000 }), line({ payer: '성춘향', amount: 600_000 })]
  const proposed = proposeMatches(lines, [mine])
  expect(proposed[0]?.proposals).toEqual(proposed[1]?.proposals)
  expect(proposed[0]?.proposals[0]).toMatchObject({
    parts: [{ amount: 400_000 }, { amount: 600_000 }],
    certainty: 'likely',
  })
  const family = proposeMatches(
    [line({ amount: 400_000 }), line({ payer: '홍판서', amount: 600_000 })],
    [mine],
  )
  expect(family[1]?.proposals[0]).toMatchObject({ parts: [{}, {}], certainty: 'unsure' })
})

test('what is paid by one line is not offered to the next', () => {
  const mine = booking({})
  const [first, second] = proposeMatches([line({}), line({})], [mine])
  expect([first?.proposals.length, second?.proposals.length]).toEqual([1, 0])
})

test('a stranger’s sum is unsure where one booking has it, a choice where three have it, nothing where four do', () => {
  const odd = booking({ payable: 1_234_500, left: 1_234_500 })
  const stranger = line({ payer: '(주)한빛', amount: 1_234_500 })
  expect(propose(stranger, odd)?.proposals[0]).toMatchObject({
    certainty: 'unsure',
    reasons: ['stranger', 'asked'],
  })
  const equal = ['김철수', '이영희', '박민수', '최지우'].map((name) => booking({ name }))
  const three = propose(line({ payer: '(주)한빛' }), ...equal.slice(1))
  expect(three?.isAmbiguous).toBe(true)
  expect(three?.proposals.map(({ certainty }) => certainty)).toEqual(['unsure', 'unsure', 'unsure'])
  expect(propose(line({ payer: '(주)한빛' }), ...equal)?.proposals).toEqual([])
})

test('a line is compared with few of the thousands that have its name, and with those it says more of', () => {
  const crowd = Array.from({ length: 5_000 }, (_, at) =>
    booking({ name: '김민수', contact: `0105555${String(at).padStart(4, '0')}`, reference: `R${at}` }),
  )
  const last = booking({ name: '김민수', contact: '01077771234', payable: 777_000, left: 777_000 })
  const index = buildMatchIndex([...crowd, { ...last, reference: '9911' }])
  const find = (fields: Partial<OpenLine>) => findCandidates(index, line(fields)).candidates
  const isLast = expect.objectContaining({ booking: expect.objectContaining({ id: last.id }) })
  expect(find({ payer: '김민수', amount: 777_000 })).toContainEqual(isLast)
  expect(find({ payer: '김민수1234' })).toContainEqual(isLast)
  expect(find({ payer: '김민수', memo: '9911' })).toContainEqual(
    expect.objectContaining({ who: 'name', isReferenced: true }),
  )
  for (const payer of ['김민수', '김민숙', '김*수', '민수', '김수민', '김민수 김민수님 김민수씨'])
    expect(find({ payer }).length).toBeLessThanOrEqual(mostCandidates)
  expect(find({ payer: '김*수' })).not.toEqual([])
})

test('as many lines as come at once, of one name that as many bookings have', () => {
  const fields = { payer: '김민수', amount: 500_000 }
  const lines = Array.from({ length: 5_000 }, () => line(fields))
  const proposed = proposeMatches(
    lines,
    Array.from({ length: 5_000 }, () => booking({ name: '김민수' })),
  )
  expect(proposed).toHaveLength(5_000)
  expect(proposed.every(({ proposals }) => proposals.length > 0)).toBe(true)
})
