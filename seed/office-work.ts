// Work of a demo office: notes, tasks, consultations, and the log of its people.

import type { Insertable } from 'kysely'
import { addCallTask } from '#domain/booking/call-tasks.server.ts'
import { addDays } from '#lib/days.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { DB } from '#platform/db/rows.ts'
import { createCustomer } from './customers.ts'
import { type CreatedBooking, seoulDay } from './make-bookings.ts'
import { fillReceipts } from './receipts.ts'

type SeedStaff = { id: number; name: string }
type SeedOffice = {
  travel_agency: number
  language: 'ko' | 'en'
  sales: SeedStaff
  money: SeedStaff
  manager: SeedStaff
  bookings: CreatedBooking[]
}

export async function fillOfficeWork(db: Db, office: SeedOffice): Promise<void> {
  const written = [
    ...(await fillNotes(db, office)),
    ...(await fillTasks(db, office)),
    ...(await fillConsultations(db, office)),
    ...listProgressLog(office),
  ]
  await db
    .insertInto('staff_log')
    .values(written.toSorted((one, other) => (one.at < other.at ? -1 : 1)))
    .execute()
  await fillReceipts(db, office.travel_agency, office.money.name)
}

type LogEntryRow = Insertable<DB['staff_log']> & { at: string }
const day_ms = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day_ms).toISOString()

const buildLogEntry = (
  { travel_agency }: SeedOffice,
  { id, name }: SeedStaff,
  line: { at: string; call: string; subject: string; before?: unknown; after?: unknown },
): LogEntryRow => ({
  travel_agency,
  staff_id: id,
  staff_name: name,
  ip: '127.0.0.1',
  ...line,
  before: line.before === undefined ? null : JSON.stringify(line.before),
  after: line.after === undefined ? null : JSON.stringify(line.after),
})

/** Transitions of bookings, which are in their history and in the log. */
function listProgressLog(office: SeedOffice): LogEntryRow[] {
  const people = [office.sales, office.money]
  return office.bookings.flatMap(({ booking_id, story }) =>
    story.steps.flatMap(({ progress, by_name, at }, nth) => {
      const person = people.find(({ name }) => name === by_name)
      const before = story.steps[nth - 1]?.progress
      if (!person) return []
      const call =
        before === 'cancel_requested' && progress === 'preparing'
          ? 'booking.refuseCancel'
          : callByProgress[progress]
      const after = call === 'booking.refuseCancel' ? undefined : progress
      return call
        ? [buildLogEntry(office, person, { at, call, subject: `booking ${booking_id}`, before, after })]
        : []
    }),
  )
}

const callByProgress: Partial<Record<CreatedBooking['story']['steps'][number]['progress'], string>> = {
  deposit_paid: 'bank.confirmDeposit',
  payment_completed: 'bank.confirmDeposit',
  preparing: 'booking.prepare',
  ready: 'booking.ready',
  cancel_completed: 'payment.completeCancel',
}

const notes = {
  ko: [
    '오후 3시 이후에 통화를 원하심. 문자도 괜찮다고 하셨음.',
    '여권 재발급 중이라 다음 주 수요일에 번호를 알려 주신다고 함.',
    '칠순 여행이라 케이크를 준비해 달라고 하심. 현지에 전달함.',
    '입금자 이름이 배우자 이름으로 들어옴. 확인 마침.',
    '트윈룸 두 개를 나란히 요청. 호텔에 메일 보냄.',
    '지난번에도 함께 가신 분. 창가 자리를 좋아하심.',
  ],
  en: [
    'Prefers to be called after 3 p.m.; messages are fine, too.',
    'Passport is being renewed, the number comes next Wednesday.',
    'A seventieth birthday: asked for a cake, passed on to the guide.',
    'The transfer came under the name of the husband. Checked.',
    'Wants two twin rooms side by side. The hotel was written to.',
    'Travelled with us before. Likes the window.',
  ],
}

const tasks = {
  ko: [
    '여권 사본 다시 요청',
    '호텔 옆방 배정 확인',
    '현지 기사에게 도착 시각 알리기',
    '인솔자 배정',
    '여행자보험 명단 보내기',
  ],
  en: [
    'Ask for the passport copy again',
    'Check the adjoining rooms',
    'Tell the driver when they land',
    'Name the tour leader',
    'Send the list to the insurer',
  ],
}

const listOpenBookings = ({ bookings }: SeedOffice) =>
  bookings.filter(({ story }) => ['preparing', 'ready'].includes(story.steps.at(-1)?.progress ?? ''))

async function fillNotes(db: Db, office: SeedOffice): Promise<LogEntryRow[]> {
  const { travel_agency, language, sales, manager } = office
  const rows = listOpenBookings(office)
    .slice(0, notes[language].length)
    .map(({ id, booking_id }, at) => ({
      id,
      booking_id,
      by: at % 3 === 2 ? manager : sales,
      text: notes[language][at] ?? '',
      at: daysAgo(4 - at * 0.6),
    }))
  await db
    .insertInto('booking_note')
    .values(rows.map(({ id, by, text, at }) => ({ travel_agency, booking: id, text, by_name: by.name, at })))
    .execute()
  return rows.map(({ booking_id, by, at }) =>
    buildLogEntry(office, by, { at, call: 'booking.addNote', subject: `booking ${booking_id}` }),
  )
}

/** A caller without an address is told by telephone that the trip takes place. */
async function fillCallTask(db: Db, office: SeedOffice): Promise<void> {
  const { travel_agency } = office
  const booking = listOpenBookings(office).at(-1)
  if (!booking) return
  await db
    .updateTable('booking')
    .set({ email: '' })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', booking.id)
    .execute()
  await addCallTask(
    { db, travel_agency },
    { booking: booking.id, occasion: 'departure-confirmed', ref: booking.id },
  )
}

/** One is late, one is for today, one was done. */
async function fillTasks(db: Db, office: SeedOffice): Promise<LogEntryRow[]> {
  const { travel_agency, language, sales, manager } = office
  const dues = [-1, 0, 1, 3, -2]
  const whose = [sales.id, null, sales.id, manager.id, null]
  const rows = listOpenBookings(office)
    .slice(2, 2 + dues.length)
    .map(({ id, booking_id }, nth) => {
      const staff_id = whose[nth] ?? null
      const isDone = nth === dues.length - 1
      return {
        booking_id,
        at: daysAgo(3 + nth * 0.2),
        row: {
          travel_agency,
          booking: id,
          text: tasks[language][nth] ?? '',
          due: addDays(seoulDay(daysAgo(0)), dues[nth] ?? 0),
          staff_id,
          by_name: manager.name,
          at: daysAgo(3 + nth * 0.2),
          done: isDone ? daysAgo(1) : null,
          done_by: isDone ? sales.name : null,
        },
      }
    })
  await db
    .insertInto('booking_task')
    .values(rows.map(({ row }) => row))
    .execute()
  await fillCallTask(db, office)
  return rows.map(({ booking_id, at, row: { due, staff_id } }) =>
    buildLogEntry(office, manager, {
      at,
      call: 'booking.addTask',
      subject: `booking ${booking_id}`,
      after: { due, ...(staff_id !== null && { staff_id }) },
    }),
  )
}

const questions = {
  ko: [
    '부모님 칠순이라 형제들까지 여덟 명이 함께 가려고 합니다. 다음 달 중순, 많이 걷지 않는 일정으로 견적을 부탁드립니다.',
    '일곱 살, 네 살 아이와 갑니다. 비행시간이 짧고 숙소에 수영장이 있는 상품을 추천해 주세요.',
    '회사 워크숍으로 스무 명 정도입니다. 단체 할인과 전용 버스가 되는지 궁금합니다.',
    '출발 날짜를 하루 늦추면 항공료가 얼마나 달라지나요?',
    '채식을 하는데 식사를 따로 준비해 주실 수 있나요?',
  ],
  en: [
    'Eight of us for my parents’ anniversary, in the middle of next month. Could you plan something with little walking, and name a price?',
    'We travel with children of seven and four. Which of your trips has short rides and a pool?',
    'A company outing for about twenty. Is there a group rate, and a coach of our own?',
    'What would it cost to leave a day later?',
    'We are vegetarians. Can the meals be arranged?',
  ],
}
const answers = {
  ko: '문의해 주셔서 고맙습니다. 가능합니다. 자세한 내용을 메일에 적어 드렸으니 읽어 보시고 편한 시간에 전화 주세요.',
  en: 'Thank you for asking. Yes, we can do that. The details are in this mail; call us whenever it suits you.',
}

/** Two wait, one is being worked on, two are done. */
async function fillConsultations(db: Db, office: SeedOffice): Promise<LogEntryRow[]> {
  const { travel_agency, language, sales, bookings } = office
  const states = ['new', 'new', 'under_way', 'done', 'done'] as const
  const times = [0.1, 1.1, 2.3, 6.4, 20.2]
  const rows = await db
    .insertInto('consult')
    .values(
      states.map((state, at) => {
        const { name, contact, email } = createCustomer({ travel_agency, language }, 200 + at)
        return {
          travel_agency,
          name,
          contact,
          email: at === 1 ? null : email,
          contents: questions[language][at] ?? '',
          package_code: at % 2 === 0 ? null : (bookings[at]?.story.trip.package_code ?? null),
          language,
          reg_date: daysAgo(times[at] ?? 0),
          state,
          in_charge: state === 'new' ? null : sales.id,
          revision: state === 'new' ? 1 : 2,
        }
      }),
    )
    .returning(['id', 'email', 'state', 'reg_date'])
    .execute()
  const done = rows.filter(({ state }) => state === 'done')
  const later = (reg_date: string) => new Date(Date.parse(reg_date) + 0.3 * day_ms).toISOString()
  await db
    .insertInto('staff_answer')
    .values(
      done.map(({ id, email, reg_date }) => ({
        travel_agency,
        consult: id,
        contents: answers[language],
        staff_id: sales.id,
        staff_name: sales.name,
        email,
        reg_date: later(reg_date),
      })),
    )
    .execute()
  return rows.flatMap(({ id, state, reg_date }) =>
    state === 'new'
      ? []
      : [
          buildLogEntry(office, sales, {
            at: later(reg_date),
            call: state === 'done' ? 'board.answerConsultation' : 'board.updateConsultation',
            subject: `consultation ${id}`,
            before: { state: 'new', in_charge: null },
            after: { state, in_charge: sales.id },
          }),
        ],
  )
}
