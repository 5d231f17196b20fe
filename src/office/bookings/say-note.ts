// A note of a booking's history in the language of who reads: what the product wrote is kept in one form.
import { withCommas } from '#plain/format.ts'
import type { bookings } from '#words/office/ko/bookings.ts'

type Words = Pick<typeof bookings, 'noted' | 'kind'>

const isField = (name: string, fields: Words['noted']['fields']): name is keyof typeof fields =>
  Object.hasOwn(fields, name)

const kinds = ['adult', 'child', 'baby'] as const

/** What a person wrote stays as it is. */
export function sayNote(note: string, { noted, kind }: Words): string {
  const [, people, fee, refund, said = ''] =
    /^(\d+) cancelled, fee (\d+), refund (\d+)(\n.*)?$/s.exec(note) ?? []
  if (people)
    return `${noted.someCancelled(Number(people), withCommas(Number(fee)), withCommas(Number(refund)))}${said}`
  const named = note
    .split(', ')
    .map((field) => (isField(field, noted.fields) ? noted.fields[field] : undefined))
  if (note !== '' && named.every((field) => field !== undefined))
    return noted.contactChanged(named.join(', '))
  return note
    .replace(/\b(\d+)\+(\d+)\+(\d+)\b/g, (_, ...counts: string[]) =>
      kinds.flatMap((each, at) => (Number(counts[at]) > 0 ? [`${kind[each]} ${counts[at]}`] : [])).join(' '),
    )
    .replace(/\d{4,}(?= → )|(?<= → )\d{4,}$/g, (sum) => withCommas(Number(sum)))
}
