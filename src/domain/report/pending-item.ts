// The kinds of pending work, each with what its line on the first screen says.
import { z } from 'zod'
import { settlementStates } from '#domain/books/settlement-state.ts'
import { allotmentKinds, questionKinds } from '#domain/supplier/supply/allotment-kind.ts'
import { Day, Id, Moment, Won, Words } from '#platform/wire/shapes.ts'

/** `ref`: a booking's number, a limit, or the id of a departure, bank line, question, consultation, quote or review. */
const item = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.object({ kind: z.literal(kind), ref: z.string(), ...fields })

const ofDeparture = { page_title: Words, departure_date: Day }
/** `name`: of whoever booked. `is_test`: made to try the site. */
const ofBooking = { ...ofDeparture, name: z.string(), is_test: z.boolean() }
const ofSupplier = { ...ofDeparture, name: z.string() }

/** The most urgent kind first: in this order they are shown. */
export const PendingItem = z.discriminatedUnion('kind', [
  // A limit of the operator is used up. `count`: messages that wait, or percent of the storage.
  item('limits', { limit: z.enum(['mails', 'texts', 'storage']), count: z.int() }),
  // `awaits_payment`: it is confirmed, and of `people` those count who paid.
  item('departures', { ...ofDeparture, people: z.int(), minimum: z.int(), awaits_payment: z.boolean() }),
  // Seats that are held for somebody without an address, who must be called. `people`: of the party.
  item('offers', { ...ofDeparture, name: z.string(), people: z.int(), until: Moment }),
  item('transfers', { ...ofBooking, amount: Won, held_until: Moment.nullable() }),
  item('bank_lines', { payer: z.string(), booked_on: Day, amount: Won }),
  item('agreements', { ...ofBooking, amount: Won }),
  // `is_ours`: staff decided it, and it waits for the money alone. `asked`: for the account the money goes to.
  item('cancels', {
    ...ofBooking,
    amount: Won.nullable(),
    people: z.int(),
    is_ours: z.boolean(),
    asked: Moment.nullable(),
  }),
  item('changes', { ...ofBooking, people: z.int(), asked: Moment }),
  item('dues', { ...ofBooking, amount: Won }),
  item('claims', { ...ofBooking, amount: Won }),
  item('refunds', { ...ofBooking, amount: Won }),
  item('accounts', { ...ofBooking, amount: Won, asked: Moment }),
  item('receipts', { ...ofBooking, amount: Won, due: Day, is_cancel: z.boolean() }),
  item('papers', { ...ofBooking, missing: z.int(), people: z.int() }),
  item('passports', { ...ofBooking, expiring: z.int() }),
  // `contact_masked`: of a task to call somebody. The booking has it in full.
  item('tasks', {
    ...ofBooking,
    task: z.string(),
    task_id: Id,
    due: Day,
    contact_masked: z.string().nullable(),
  }),
  item('notices', { ...ofDeparture, missing: z.enum(['meeting', 'guide', 'both']), due: Day }),
  item('allotments', {
    ...ofSupplier,
    allotment: z.enum(allotmentKinds),
    count: z.int(),
    release_on: Day.nullable(),
    is_cancelled: z.boolean(),
  }),
  // `about` and `count`: what the supplier was asked for. `question`: its own words, their beginning.
  item('supplier_answers', {
    ...ofSupplier,
    about: z.enum(questionKinds),
    count: z.int(),
    question: z.string(),
    can: z.boolean(),
    answered: Moment,
  }),
  item('settlements', { ...ofDeparture, state: z.enum(settlementStates), missing: z.int() }),
  item('questions', { title: z.string(), asked: Moment }),
  item('consultations', {
    name: z.string(),
    page_title: Words.nullable(),
    asked: Moment,
    due: Day.nullable(),
  }),
  item('quotes', { name: z.string(), page_title: Words, changed: Moment }),
  item('reviews', { contents: z.string(), page_title: Words, stars: z.int(), written: Moment }),
])
export type PendingItem = z.output<typeof PendingItem>
export type PendingKind = PendingItem['kind']
export const pendingKinds = PendingItem.options.map(({ shape }) => shape.kind.value)
