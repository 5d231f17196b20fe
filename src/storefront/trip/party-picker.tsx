// The party: how many of each age, with what each pays.

import { type Party, peopleOf, seatsOf, troubleOf } from '#domain/booking/price.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { withCommas } from '#plain/format.ts'
import { CountField } from '#ui/number-field.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWords } from '#web/session.tsx'
import { askHref } from './ask-href.ts'

type Props = {
  prices: Pick<PackageInfo['departures'][number], 'adult_price' | 'child_price' | 'baby_price'>
  party: Party
  change: (party: Party) => void
  seats_left: number | undefined
  /** What a group that is too large asks about. */
  trip: { package_code: string; date: string | undefined }
}

export const kinds = ['adult', 'child', 'baby'] as const

export function PartyPicker({ prices, party, change, seats_left = 99, trip }: Props) {
  const words = useWords('trip')
  const trouble = troubleOf(party)
  const most = (kind: (typeof kinds)[number]) =>
    kind === 'baby'
      ? Math.max(party.baby, party.adult)
      : Math.min(99, Math.max(party[kind], party[kind] + seats_left - seatsOf(party)))
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{words.party.title}</legend>
      {kinds.map((kind) => (
        <div key={kind} className="flex items-center justify-between gap-3">
          <span>
            <span className="font-semibold">{words.party[kind]}</span>{' '}
            <span className="text-13 text-soft">{words.party[`${kind}Line`]}</span>
            <span className="money block text-15 text-soft">
              {words.won(withCommas(prices[`${kind}_price`]))}
            </span>
          </span>
          <CountField
            name={kind}
            label={words.party[kind]}
            fewer={words.party.fewer(words.party[kind])}
            more={words.party.more(words.party[kind])}
            value={party[kind]}
            most={most(kind)}
            change={(count) => change({ ...party, [kind]: count })}
          />
        </div>
      ))}
      <Problem>{trouble && words.partyTrouble[trouble]}</Problem>
      {trouble === 'PARTY_TOO_LARGE' && (
        <a
          href={askHref(trip.package_code, { date: trip.date, people: peopleOf(party) })}
          className="button-quiet w-fit"
        >
          {words.askAsGroup}
        </a>
      )}
    </fieldset>
  )
}
