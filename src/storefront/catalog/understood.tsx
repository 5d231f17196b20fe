// How a search was read, where it was not taken by its letters.
import type { catalogCalls } from '#domain/catalog/calls.ts'
import { searchedWords } from '#limits/shown.ts'
import { monthOf } from '#plain/month.ts'
import type { Out } from '#platform/wire/call.ts'
import { useWords } from '#web/session.tsx'

export default function Understood({ months, guesses, is_cut }: Out<typeof catalogCalls.sentence>) {
  const words = useWords('seek')
  const { monthName } = useWords('catalog').filters
  const named = months.map((key) => monthName(monthOf(key).year, monthOf(key).month)).join(', ')
  const lines = [
    ...(named ? [words.readMonths(named)] : []),
    ...guesses.map(({ typed, means }) => words.readAs(typed, means)),
    ...(is_cut ? [words.readFirst(searchedWords)] : []),
  ]
  return lines.length > 0 && <p className="mt-2 text-15 text-soft">{lines.join(' ')}</p>
}
