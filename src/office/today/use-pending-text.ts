// The texts of each kind of pending work: a title, a line below it and a number.
import type { PendingItem, PendingKind } from '#domain/report/pending-item.ts'
import { countDaysBetween } from '#lib/days.ts'
import { formatNumber } from '#lib/format.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized, useSession } from '#web/session.tsx'

type PendingText = { title: string; sub: string; number: string }
type PendingItems = { [Item in PendingItem as Item['kind']]: Item }
/** The words of the screen, with its trip and when it leaves, and how moments and days until today are written. */
type PendingWords = {
  words: ReturnType<typeof useText<'today'>>
  trip: string
  leaves: string
  won: (amount: number) => string
  moment: (at: string) => string
  countLate: (due: string) => number
}

export function usePendingText(item: PendingItem, today: string): PendingText {
  const words = useText('today')
  const localized = useLocalized()
  const { language } = useSession()
  return describeItem(item.kind, item, {
    words,
    trip: 'page_title' in item && item.page_title ? localized(item.page_title) : '',
    leaves: 'departure_date' in item ? words.leaves(nameDay(item.departure_date, today, words.shortDay)) : '',
    won: (amount) => words.won(formatNumber(amount)),
    moment: (at) => formatMoment(at, language),
    countLate: (due) => countDaysBetween(due, today),
  })
}

/** A day of another year says which. */
const nameDay = (day: string, today: string, toShort: (day: string) => string) =>
  day < today && day.slice(0, 4) !== today.slice(0, 4) ? day : toShort(day)

const describeItem = <Kind extends PendingKind>(kind: Kind, item: PendingItems[Kind], spoken: PendingWords) =>
  textByKind[kind](item, spoken)

const joinParts = (...parts: string[]) => parts.filter(Boolean).join(' · ')

const textByKind: {
  [Kind in PendingKind]: (item: PendingItems[Kind], spoken: PendingWords) => PendingText
} = {
  limits: ({ limit, count }, { words }) => ({
    title: words.limitTitle[limit](count),
    sub: words.limitLead[limit],
    number: '',
  }),
  departures: ({ people, minimum, awaits_payment }, { words, trip, leaves }) => ({
    title: joinParts(trip, leaves),
    sub: awaits_payment ? words.unpaidLead(people, minimum) : words.underLead(people, minimum),
    number: words.seatsTaken(people, minimum),
  }),
  offers: ({ name, people, until }, { words, trip, leaves, moment }) => ({
    title: words.offerTitle(name),
    sub: joinParts(trip, leaves, words.heldUntil(moment(until))),
    number: words.people(people),
  }),
  transfers: ({ name, held_until, amount }, { words, trip, leaves, moment, won }) => ({
    title: words.transferTitle(name),
    sub: joinParts(trip, leaves, held_until ? words.heldUntil(moment(held_until)) : ''),
    number: won(amount),
  }),
  bank_lines: ({ payer, booked_on, amount }, { words, won }) => ({
    title: words.bankLineTitle(payer),
    sub: words.shortDay(booked_on),
    number: won(amount),
  }),
  agreements: ({ name, amount }, { words, trip, leaves, won }) => ({
    title: words.agreementTitle(name),
    sub: joinParts(trip, leaves),
    number: won(amount),
  }),
  cancels: ({ name, is_ours, amount, people, asked }, { words, trip, leaves, moment, won }) => ({
    title: is_ours ? words.ourCancelTitle(name) : words.cancelTitle(name),
    sub: joinParts(
      trip,
      leaves,
      amount === null ? '' : words.refundAmount(won(amount)),
      asked ? words.accountSince(moment(asked)) : '',
    ),
    number: words.people(people),
  }),
  changes: ({ name, people, asked }, { words, trip, leaves, moment }) => ({
    title: words.changeTitle(name),
    sub: joinParts(trip, leaves, moment(asked)),
    number: words.people(people),
  }),
  dues: ({ name, amount }, { words, trip, leaves, won }) => ({
    title: words.dueTitle(name),
    sub: joinParts(trip, leaves),
    number: won(amount),
  }),
  claims: ({ name, amount }, { words, trip, leaves, won }) => ({
    title: words.claimTitle(name),
    sub: joinParts(trip, leaves),
    number: won(amount),
  }),
  refunds: ({ name, amount }, { words, trip, leaves, won }) => ({
    title: words.refundTitle(name),
    sub: joinParts(trip, leaves),
    number: won(amount),
  }),
  accounts: ({ name, asked, amount }, { words, trip, moment, won }) => ({
    title: words.accountTitle(name),
    sub: joinParts(trip, words.accountSince(moment(asked))),
    number: won(amount),
  }),
  receipts: ({ name, is_cancel, due, amount }, { words, trip, won, countLate }) => ({
    title: is_cancel ? words.receiptCancelTitle(name) : words.receiptTitle(name),
    sub: joinParts(trip, words.receiptDue(words.shortDay(due), countLate(due))),
    number: won(amount),
  }),
  papers: ({ name, missing, people }, { words, trip, leaves }) => ({
    title: words.documentsTitle(name, missing),
    sub: joinParts(trip, leaves, words.documentsLead(people, people - missing)),
    number: words.people(missing),
  }),
  passports: ({ name, expiring }, { words, trip, leaves }) => ({
    title: words.passportsTitle(name, expiring),
    sub: joinParts(trip, leaves),
    number: words.people(expiring),
  }),
  tasks: ({ name, contact_masked, task, due }, { words, trip, countLate }) => ({
    title: task,
    sub: joinParts(
      words.taskBooking(name),
      contact_masked ?? '',
      trip,
      words.dueDay(words.shortDay(due), countLate(due)),
    ),
    number: '',
  }),
  notices: ({ missing, due }, { words, trip, leaves }) => ({
    title: joinParts(trip, leaves),
    sub: joinParts(words.noticeMissing[missing], words.noticeDay(words.shortDay(due))),
    number: '',
  }),
  allotments: ({ name, allotment, count, release_on, is_cancelled }, { words, trip, leaves }) => ({
    title: words.allotmentTitle(name, words.allotmentKinds[allotment], count),
    sub: joinParts(
      is_cancelled
        ? words.allotmentCancelled
        : words.allotmentRelease(release_on ? words.shortDay(release_on) : ''),
      trip,
      leaves,
    ),
    number: '',
  }),
  supplier_answers: ({ name, can, about, count, question, answered }, { words, trip, leaves, moment }) => {
    const asked = words.supplierAsked[about](count)
    return {
      title: can ? words.supplierCan(name, asked) : words.supplierCannot(name, asked),
      sub: joinParts(trip, leaves, question && words.quoted(question), moment(answered)),
      number: '',
    }
  },
  settlements: ({ state, missing }, { words, trip, leaves }) => ({
    title: joinParts(trip, leaves),
    sub: words.settlementLead[state] ?? words.settlementMissing(missing),
    number: '',
  }),
  questions: ({ title, asked }, { words, moment }) => ({
    title: words.quoted(title),
    sub: moment(asked),
    number: '',
  }),
  consultations: ({ name, asked, due }, { words, trip, moment, countLate }) => ({
    title: words.consultationTitle(name),
    sub: joinParts(trip, moment(asked), due ? words.dueDay(words.shortDay(due), countLate(due)) : ''),
    number: '',
  }),
  quotes: ({ name, changed }, { words, trip, moment }) => ({
    title: words.quoteTitle(name),
    sub: joinParts(trip, moment(changed)),
    number: '',
  }),
  reviews: ({ contents, stars, written }, { words, trip, moment }) => ({
    title: `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${words.quoted(contents)}`,
    sub: joinParts(trip, moment(written)),
    number: '',
  }),
}
