// A form says of each field what the server would have said of it.
import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { Consultation } from '#domain/board/forms.ts'
import { BookingLookupInput } from '#domain/booking/forms.ts'
import { Join, Login } from '#domain/member/forms.ts'
import { Reservation } from '#domain/reservation/forms.ts'
import { parseForm } from '#web/form-rules.ts'
import { buildReservation } from './shared/reservation-form.ts'
import { createSite } from './site.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let visitor: Visitor
beforeAll(async () => {
  visitor = createVisitor(await createSite({ shared: true }))
})

const contactFields = { name: '김나루', contact: '010-1234-5678', email: 'naru@example.com' }
const trip = { package_code: 'P1', departure_date: '2030-05-10' }
const reservation = buildReservation(trip, { party: { adult: 1, child: 0, baby: 0 } })
const createTravellerBorn = (birthdate: string) => [{ kind: 'adult', name: '김나루', birthdate }]

const invalidInputs: [call: string, path: string, schema: z.ZodType, input: object][] = [
  ['nothing of a question', '/api/landing/board/consultation', Consultation, {}],
  [
    'an empty question',
    '/api/landing/board/consultation',
    Consultation,
    { ...contactFields, contents: '', privacy: true },
  ],
  [
    'half a telephone',
    '/api/landing/board/consultation',
    Consultation,
    { ...contactFields, contact: '010', contents: '문의', privacy: true },
  ],
  [
    'no address',
    '/api/landing/board/consultation',
    Consultation,
    { ...contactFields, name: 'www.a.kr', email: 'x', contents: '문의', privacy: false },
  ],
  ['an empty log-in', '/api/user/login/landing', Login, { username: ' ', password: '' }],
  ['a wrong id', '/api/user/join', Join, { login_id: '가나다', password: 'short' }],
  [
    'a date that is none',
    '/api/user/join',
    Join,
    { login_id: 'naru-1', password: 'long-enough-1', birthdate: '2999-01-01' },
  ],
  ['nothing of a trip', '/api/landing/package/nonMember', Reservation, {}],
  [
    'nobody',
    '/api/landing/package/nonMember',
    Reservation,
    { ...reservation, party: { adult: 0, child: 0, baby: 0 } },
  ],
  ['too many rooms', '/api/landing/package/nonMember', Reservation, { ...reservation, single_rooms: 2 }],
  [
    'a child as an adult',
    '/api/landing/package/nonMember',
    Reservation,
    { ...reservation, travellers: createTravellerBorn('2026-01-01') },
  ],
  [
    'parts of another kind',
    '/api/landing/package/nonMember',
    Reservation,
    {
      ...reservation,
      departure_date: 'soon',
      travellers: [null, 'x', { kind: 7 }],
      single_rooms: 3,
    },
  ],
]

test.each(invalidInputs)('%s', async (_, path, schema, input) => {
  const form = parseForm(schema, input)
  const answer = await visitor.sendOnce('POST', path, input)
  expect(answer.status).toBe(400)
  expect(form).toEqual({ wrong: answer.body.fields })
})

test('the look-up form requires number and name with the server’s sentences', async () => {
  const answer = await visitor.sendOnce(
    'GET',
    '/api/landing/user/booking/packageInfo/nonMember?booking_id=12&name=%20',
    undefined,
  )
  expect({ wrong: answer.body.fields }).toEqual(
    parseForm(BookingLookupInput, { booking_id: '12', name: ' ' }),
  )
})

test('an age that does not fit has its own refusal, for one traveller and for two', async () => {
  for (const travellers of [
    createTravellerBorn('2026-01-01'),
    [...createTravellerBorn('2026-01-01'), ...createTravellerBorn('2025-01-01')],
  ]) {
    const input = buildReservation(trip, { travellers })
    const { body } = await visitor.sendOnce('POST', '/api/landing/package/nonMember', input)
    expect(body.code).toBe('AGES_DIFFER')
  }
})
