// The party: how many of each age, with what each pays.
import { type Party, seatsOf } from '#domain/booking/price.ts'
import type { PackageInfo } from '#domain/catalog/calls.ts'
import { useWords } from '#storefront/session.tsx'
import { withCommas } from '#ui/format.ts'
import { CountField } from '#ui/number-field.tsx'

type Props = {
  prices: Pick<PackageInfo['departures'][number], 'adult_price' | 'child_price' | 'baby_price'>
  party: Party
  change: (party: Party) => void
  seats_left: number | undefined
}

export const kinds = ['adult', 'child', 'baby'] as const

export function PartyPicker({ prices, party, change, seats_left = 99 }: Props) {
  const words = useWords('trip')
  const most = (kind: (typeof kinds)[number]) =>
    kind === 'baby' ? 99 : Math.min(99, Math.max(party[kind], party[kind] + seats_left - seatsOf(party)))
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
      <p role="alert" className="text-15 text-bad empty:hidden">
        {seatsOf(party) === 0 ? words.nobody : ''}
      </p>
    </fieldset>
  )
}
