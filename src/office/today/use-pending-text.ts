// The texts of each kind of pending work: a title, a line below it and a number.
import { countDaysBetween } from '#lib/days.ts'
import { formatNumber } from '#lib/format.ts'
import type { Api } from '#office/api.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized, useSession } from '#web/session.tsx'

export type TodayReport = Awaited<ReturnType<Api['report']['today']>>
export type PendingKind = TodayReport['waiting'][number]['kind']
export type PendingItem = TodayReport['waiting'][number]['list'][number]
type PendingText = { title: string; sub: string; number: string }

export function usePendingText(kind: PendingKind, item: PendingItem, today: string): PendingText {
  const { name, page_title, departure_date, at, amount, count, of } = item
  const words = useText('today')
  const localized = useLocalized()
  const { language } = useSession()
  return textByKind[kind]({
    ...item,
    words,
    today,
    name: name ?? '',
    count: count ?? 0,
    of: of ?? 0,
    trip: page_title ? localized(page_title) : '',
    leaves: departure_date ? words.leaves(words.shortDay(departure_date)) : '',
    since: at ? formatMoment(at, language) : '',
    won: amount === null ? '' : words.won(formatNumber(amount)),
    people: words.people(count ?? 0),
  })
}

/** An item with all it may be spoken of by; what it lacks is empty. */
type PendingTextInput = Pick<PendingItem, 'task' | 'due' | 'is_ours' | 'contact_masked'> &
  Record<'today' | 'name' | 'trip' | 'leaves' | 'since' | 'won' | 'people', string> &
  Record<'count' | 'of', number> & { words: ReturnType<typeof useText<'today'>> }

const joinParts = (...parts: string[]) => parts.filter(Boolean).join(' · ')

const textByKind: Record<PendingKind, (item: PendingTextInput) => PendingText> = {
  departures: ({ words, trip, leaves, count, of, is_ours }) => ({
    title: joinParts(trip, leaves),
    sub: is_ours ? words.unpaidLead(count, of) : words.underLead(count, of),
    number: words.seatsTaken(count, of),
  }),
  transfers: ({ words, name, trip, leaves, since, won }) => ({
    title: words.transferTitle(name),
    sub: joinParts(trip, leaves, since && words.heldUntil(since)),
    number: won,
  }),
  bank_lines: ({ words, name, due, won }) => ({
    title: words.bankLineTitle(name),
    sub: due ? words.shortDay(due) : '',
    number: won,
  }),
  agreements: ({ words, name, trip, leaves, won }) => ({
    title: words.agreementTitle(name),
    sub: joinParts(trip, leaves),
    number: won,
  }),
  cancels: ({ words, name, is_ours, trip, leaves, won, since, people }) => ({
    title: is_ours ? words.ourCancelTitle(name) : words.cancelTitle(name),
    sub: joinParts(trip, leaves, won && words.refundAmount(won), since && words.accountSince(since)),
    number: people,
  }),
  changes: ({ words, name, trip, leaves, since, people }) => ({
    title: words.changeTitle(name),
    sub: joinParts(trip, leaves, since),
    number: people,
  }),
  dues: ({ words, name, trip, leaves, won }) => ({
    title: words.dueTitle(name),
    sub: joinParts(trip, leaves),
    number: won,
  }),
  claims: ({ words, name, trip, leaves, won }) => ({
    title: words.claimTitle(name),
    sub: joinParts(trip, leaves),
    number: won,
  }),
  refunds: ({ words, name, trip, leaves, won }) => ({
    title: words.refundTitle(name),
    sub: joinParts(trip, leaves),
    number: won,
  }),
  accounts: ({ words, name, trip, since, won }) => ({
    title: words.accountTitle(name),
    sub: joinParts(trip, words.accountSince(since)),
    number: won,
  }),
  receipts: ({ words, name, is_ours, trip, due, today, won }) => ({
    title: is_ours ? words.receiptCancelTitle(name) : words.receiptTitle(name),
    sub: joinParts(trip, due ? words.receiptDue(words.shortDay(due), countDaysBetween(due, today)) : ''),
    number: won,
  }),
  papers: ({ words, name, trip, leaves, count, of, people }) => ({
    title: words.documentsTitle(name, count),
    sub: joinParts(trip, leaves, words.documentsLead(of, of - count)),
    number: people,
  }),
  passports: ({ words, name, trip, leaves, count, people }) => ({
    title: words.passportsTitle(name, count),
    sub: joinParts(trip, leaves),
    number: people,
  }),
  tasks: ({ words, name, contact_masked, trip, task, due, today }) => ({
    title: task ?? '',
    sub: joinParts(
      words.taskBooking(name),
      contact_masked ?? '',
      trip,
      due ? words.dueDay(words.shortDay(due), countDaysBetween(due, today)) : '',
    ),
    number: '',
  }),
  notices: ({ words, trip, leaves, task, due }) => ({
    title: joinParts(trip, leaves),
    sub: joinParts(words.noticeMissing[task ?? ''] ?? '', due ? words.noticeDay(words.shortDay(due)) : ''),
    number: '',
  }),
  allotments: ({ words, name, task, count, due, is_ours, trip, leaves }) => ({
    title: words.allotmentTitle(name, words.allotmentKinds[task ?? ''] ?? '', count),
    sub: joinParts(
      is_ours ? words.allotmentCancelled : words.allotmentRelease(due ? words.shortDay(due) : ''),
      trip,
      leaves,
    ),
    number: '',
  }),
  supplier_answers: ({ words, name, is_ours, trip, leaves, since }) => ({
    title: is_ours ? words.supplierCan(name) : words.supplierCannot(name),
    sub: joinParts(trip, leaves, since),
    number: '',
  }),
  settlements: ({ words, trip, leaves, task, count }) => ({
    title: joinParts(trip, leaves),
    sub: words.settlementLead[task ?? ''] ?? words.settlementMissing(count),
    number: '',
  }),
  questions: ({ words, name, since }) => ({ title: words.quoted(name), sub: since, number: '' }),
  consultations: ({ words, name, trip, since, due, today }) => ({
    title: words.consultationTitle(name),
    sub: joinParts(trip, since, due ? words.dueDay(words.shortDay(due), countDaysBetween(due, today)) : ''),
    number: '',
  }),
  quotes: ({ words, name, trip, since }) => ({
    title: words.quoteTitle(name),
    sub: joinParts(trip, since),
    number: '',
  }),
  reviews: ({ words, name, trip, since, count }) => ({
    title: `${'★'.repeat(count)}${'☆'.repeat(5 - count)} ${words.quoted(name)}`,
    sub: joinParts(trip, since),
    number: '',
  }),
}
