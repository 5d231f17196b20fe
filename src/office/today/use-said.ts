// What is said of each thing that waits: a title, a line below it and a number.
import { daysBetween } from '#plain/days.ts'
import { withCommas } from '#plain/format.ts'
import { useSay, useSession } from '#web/session.tsx'
import type { Api } from '../api.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'

export type Day = Awaited<ReturnType<Api['report']['today']>>
export type Kind = Day['waiting'][number]['kind']
export type Item = Day['waiting'][number]['list'][number]
type Said = { title: string; sub: string; number: string }

export function useSaid(kind: Kind, item: Item, today: string): Said {
  const { name, page_title, departure_date, at, amount, count, of } = item
  const words = useOffice('today')
  const say = useSay()
  const { language } = useSession()
  return saidOf[kind]({
    ...item,
    words,
    today,
    name: name ?? '',
    count: count ?? 0,
    of: of ?? 0,
    trip: page_title ? say(page_title) : '',
    leaves: departure_date ? words.leaves(words.shortDay(departure_date)) : '',
    since: at ? when(at, language) : '',
    won: amount === null ? '' : words.won(withCommas(amount)),
    people: words.people(count ?? 0),
  })
}

/** An item with all it may be spoken of by; what it lacks is empty. */
type Spoken = Pick<Item, 'task' | 'due' | 'is_ours'> &
  Record<'today' | 'name' | 'trip' | 'leaves' | 'since' | 'won' | 'people', string> &
  Record<'count' | 'of', number> & { words: ReturnType<typeof useOffice<'today'>> }

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

const saidOf: Record<Kind, (item: Spoken) => Said> = {
  departures: ({ words, trip, leaves, count, of }) => ({
    title: joined(trip, leaves),
    sub: words.underLead(count, of),
    number: words.takenOf(count, of),
  }),
  transfers: ({ words, name, trip, leaves, since, won }) => ({
    title: words.transferOf(name),
    sub: joined(trip, leaves, since && words.heldUntil(since)),
    number: won,
  }),
  cancels: ({ words, name, is_ours, trip, leaves, won, people }) => ({
    title: is_ours ? words.ourCancelOf(name) : words.cancelOf(name),
    sub: joined(trip, leaves, won && words.givesBack(won)),
    number: people,
  }),
  dues: ({ words, name, trip, leaves, won }) => ({
    title: words.dueOf(name),
    sub: joined(trip, leaves),
    number: won,
  }),
  refunds: ({ words, name, trip, leaves, won }) => ({
    title: words.refundOf(name),
    sub: joined(trip, leaves),
    number: won,
  }),
  papers: ({ words, name, trip, leaves, count, of, people }) => ({
    title: words.papersOf(name, count),
    sub: joined(trip, leaves, words.papersLead(of, of - count)),
    number: people,
  }),
  passports: ({ words, name, trip, leaves, count, people }) => ({
    title: words.passportsOf(name, count),
    sub: joined(trip, leaves),
    number: people,
  }),
  tasks: ({ words, name, trip, task, due, today }) => ({
    title: task ?? '',
    sub: joined(
      words.taskOf(name),
      trip,
      due ? words.dueDay(words.shortDay(due), daysBetween(due, today)) : '',
    ),
    number: '',
  }),
  questions: ({ words, name, since }) => ({ title: words.quoted(name), sub: since, number: '' }),
  consultations: ({ words, name, trip, since }) => ({
    title: words.consultOf(name),
    sub: joined(trip, since),
    number: '',
  }),
  reviews: ({ words, name, trip, since, count }) => ({
    title: `${'★'.repeat(count)}${'☆'.repeat(5 - count)} ${words.quoted(name)}`,
    sub: joined(trip, since),
    number: '',
  }),
}
