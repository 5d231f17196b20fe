// The interpretation of a search, where it was not taken by its letters.
import type { catalogCalls } from '#domain/catalog/calls.ts'
import { parseMonth } from '#lib/month.ts'
import { searchedWords } from '#limits/display.ts'
import type { Out } from '#platform/wire/call.ts'
import { useText } from '#web/session.tsx'

export default function SearchInterpretation({ months, guesses, is_cut }: Out<typeof catalogCalls.sentence>) {
  const words = useText('search')
  const { monthName } = useText('catalog').filters
  const monthNames = months.map((key) => monthName(parseMonth(key).year, parseMonth(key).month)).join(', ')
  const lines = [
    ...(monthNames ? [words.readMonths(monthNames)] : []),
    ...guesses.map(({ typed, means }) => words.readAs(typed, means)),
    ...(is_cut ? [words.readFirst(searchedWords)] : []),
  ]
  return lines.length > 0 && <p className="mt-2 text-15 text-soft">{lines.join(' ')}</p>
}
