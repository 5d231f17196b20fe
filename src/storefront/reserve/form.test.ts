// What is entered to reserve: its beginning, what is missing in it, what is sent, and what survives a reload.
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createTravellersForm,
  Reservation,
  ReservationWithoutConsents,
  ReservationWithSpecialTerms,
} from '#domain/reservation/forms.ts'
import { errors } from '#i18n/ko/errors.ts'
import { fieldErrors } from '#i18n/ko/fields.ts'
import { parseForm } from '#web/form-rules.ts'
import { deleteDraft, getIdempotencyKey, readDraft, saveBookedDraft, saveDraft } from './draft.ts'
import {
  createForm,
  listTravellers,
  parseFormDate,
  type ReserveForm,
  toReservationInput,
  toTravellerInput,
  updatePerson,
} from './form.ts'

const search = '?date=2027-05-10&adult=2&child=1&single=1&option=a,b'
const offered = { package_code: 'P1', departure_id: 7, total: 100, code: undefined, discount_code: undefined }
/** What the form says, in Korean: `isAsked`, at the last step. */
function missing(form: ReserveForm, { isAsked = false, special = false } = {}): Record<string, string> {
  const asked = special ? ReservationWithSpecialTerms : Reservation
  const found = parseForm<unknown>(
    isAsked ? asked : ReservationWithoutConsents,
    toReservationInput(form, isAsked, offered),
  )
  const wrong = 'wrong' in found ? found.wrong : {}
  return Object.fromEntries(Object.entries(wrong).map(([name, { ko }]) => [name, ko]))
}

const start = (address = search) => createForm(new URLSearchParams(address), null)
const filled = (): ReserveForm => ({
  ...start(),
  name: '홍길동',
  contact: '01012345678',
  email: 'hong@example.com',
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  deleteDraft('P1')
  return () => vi.unstubAllGlobals()
})

test('the address says what was chosen; nonsense in it is ignored', () => {
  expect(start()).toMatchObject({
    departure_date: '2027-05-10',
    party: { adult: 2, child: 1, baby: 0 },
    single_rooms: 1,
    options: ['a', 'b'],
  })
  expect(start('?date=2027-02-30&adult=-1&child=999')).toMatchObject({
    departure_date: '',
    party: { adult: 0, child: 0, baby: 0 },
  })
  expect(start('')).toMatchObject({ party: { adult: 2, child: 0, baby: 0 } })
})

test('a member’s name, telephone and address are filled in', () => {
  expect(
    createForm(new URLSearchParams(), {
      name: '김나루',
      contact: '010-2345-6789',
      email: 'demo@naru.example',
    }),
  ).toMatchObject({ name: '김나루', contact: '01023456789', email: 'demo@naru.example' })
})

test('a date is a day of the calendar', () => {
  expect(
    ['19880514', '1988-05-14', '20240229', '20230229', '19881301', '1988514', ''].map(parseFormDate),
  ).toEqual(['1988-05-14', '1988-05-14', '2024-02-29', undefined, undefined, undefined, undefined])
})

test('what is missing has the sentence the server gives', () => {
  expect(missing(filled())).toEqual({})
  expect(missing({ ...start(''), party: { adult: 0, child: 0, baby: 1 }, single_rooms: 1 })).toEqual({
    departure_date: fieldErrors.chooseDate,
    party: errors.NOBODY_TRAVELS,
    single_rooms: fieldErrors.fewerRooms,
    name: fieldErrors.enterName,
    contact: fieldErrors.enterContact,
    email: fieldErrors.enterEmail,
  })
  expect(missing({ ...filled(), email: 'hong@', contact: '0101', request: '가'.repeat(2_001) })).toEqual({
    contact: fieldErrors.contactForm,
    email: fieldErrors.emailForm,
    request: fieldErrors.longest('2,000'),
  })
})

test('travellers that are entered now have a name and an age that fits', () => {
  let form: ReserveForm = { ...filled(), named: 'now' }
  expect(Object.keys(missing(form))).toHaveLength(6)
  const born = ['19800101', '20160510', '20150509']
  const people = [
    { kind: 'adult', at: 0 },
    { kind: 'adult', at: 1 },
    { kind: 'child', at: 0 },
  ] as const
  for (const [seq, who] of people.entries())
    form = {
      ...form,
      people: updatePerson(form.people, who, {
        name: `이름 ${seq}`,
        name_en: '',
        birthdate: born[seq] ?? '',
        gender: '',
      }),
    }
  expect(missing(form)).toEqual({
    'travellers.1.birthdate': fieldErrors.isChild,
    'travellers.2.birthdate': fieldErrors.isAdult,
  })
  const unborn = {
    ...form,
    people: updatePerson(
      form.people,
      { kind: 'adult', at: 1 },
      { name: '이름', name_en: '', birthdate: '29990101', gender: '' },
    ),
  }
  expect(missing(unborn)['travellers.1.birthdate']).toBe(fieldErrors.birthdateAhead)
})

test('travellers of a booking are told their age on its day; a date that is there may stay away', () => {
  const people = {
    adult: ['가', '나'].map((name) => ({ name, name_en: '', birthdate: '', gender: '' as const })),
  }
  const [first, second] = listTravellers({
    party: { adult: 2, child: 0, baby: 0 },
    people: { ...people, child: [], baby: [] },
  }).map(toTravellerInput)
  const travellers = [{ ...first, birthdate: undefined }, second, { ...second, birthdate: '2026-01-01' }]
  const found = parseForm<unknown>(createTravellersForm('2027-05-10'), {
    booking_id: 'ABCDEFGHJKMN',
    travellers,
  })
  expect(found).toEqual({
    wrong: {
      'travellers.1.birthdate': expect.objectContaining({ ko: fieldErrors.birthdateForm }),
      'travellers.2.birthdate': expect.objectContaining({ ko: fieldErrors.isBaby }),
    },
  })
})

test('consents are asked for at the last step, special terms where there are any', () => {
  const none = { ...filled(), consents: { tour: false, privacy: false, special: false } }
  expect(missing(none, { special: true })).toEqual({})
  const agreed = { ...filled(), consents: { tour: true, privacy: true, special: false } }
  expect(missing(agreed, { isAsked: true })).toEqual({})
  expect(missing(agreed, { isAsked: true, special: true })).toEqual({
    'consents.special': errors.CONSENT_REQUIRED,
  })
})

test('what is sent leaves out what was left empty', () => {
  const form: ReserveForm = {
    ...filled(),
    named: 'now',
    party: { adult: 1, child: 0, baby: 0 },
    people: {
      adult: [{ name: ' 홍길동 ', name_en: '', birthdate: '19800101', gender: '' }],
      child: [],
      baby: [],
    },
  }
  expect(ReservationWithoutConsents.parse(toReservationInput(form, false, offered))).toMatchObject({
    travellers: [
      { kind: 'adult', name: '홍길동', name_en: undefined, birthdate: '1980-01-01', gender: undefined },
    ],
    total: 100,
  })
  expect(toReservationInput({ ...form, named: 'later' }, false, offered).travellers).toEqual([])
})

test('a draft comes back as it was, unless the address brings another choice', () => {
  expect(readDraft('P1', search, start())).toEqual({ form: start(), isRestored: false })
  const form = { ...filled(), departure_date: '2027-06-01', request: '창가 자리' }
  saveDraft('P1', search, form)
  expect(readDraft('P1', search, start())).toEqual({ form, isRestored: true })
  expect(readDraft('P1', `${search}&language=en`, start())).toEqual({ form, isRestored: true })
  const other = '?date=2027-07-01&adult=4'
  expect(readDraft('P1', other, start(other)).form).toMatchObject({
    departure_date: '2027-07-01',
    party: { adult: 4, child: 0 },
    request: '창가 자리',
    name: '홍길동',
  })
})

test('what lies in storage is taken for nothing more than it is', () => {
  sessionStorage.setItem(
    'naru:reserve:P1',
    '{"from":"","form":{"party":{"adult":1e9},"people":{"adult":[null,{"name":7}]},"options":[1,"a"],"name":{}}}',
  )
  expect(readDraft('P1', '', start('')).form).toMatchObject({
    party: { adult: 0 },
    options: ['a'],
    name: '',
    people: { adult: [{ name: '' }, { name: '' }] },
  })
  sessionStorage.setItem('naru:reserve:P1', 'not json')
  expect(readDraft('P1', '', start('')).isRestored).toBe(false)
})

test('the same content has the same key, also after a reload; a changed one has another', () => {
  saveDraft('P1', search, filled())
  const key = getIdempotencyKey('P1', 'content')
  saveDraft('P1', search, filled())
  expect(getIdempotencyKey('P1', 'content')).toBe(key)
  expect(getIdempotencyKey('P1', 'changed')).not.toBe(key)
})

test('after booking nothing of what was entered is left, and the way back knows the booking', () => {
  saveDraft('P1', search, filled())
  saveBookedDraft('P1', search, 'ABCDEFGHJKMN')
  expect(sessionStorage.getItem('naru:reserve:P1')).not.toContain('홍길동')
  expect(readDraft('P1', search, start())).toMatchObject({ booking_id: 'ABCDEFGHJKMN', isRestored: false })
  expect(readDraft('P1', '?adult=1', start('?adult=1')).booking_id).toBeUndefined()
})
