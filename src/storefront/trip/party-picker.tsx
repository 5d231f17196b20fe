// The party and what it pays: the same rule the server uses, so the amount on the screen is the amount charged.
import { Minus, Plus } from 'lucide-react'
import { type Party, type PriceLine, seatsOf } from '#domain/booking/price.ts'
import type { PackageInfo } from '#domain/catalog/calls.ts'
import { useWords } from '#storefront/session.tsx'
import { withCommas } from '#ui/format.ts'

type Props = { prices: PackageInfo['departures'][number]; party: Party; change: (party: Party) => void; lines: PriceLine[]; seats_left: number | undefined }

const kinds = ['adult', 'child', 'baby'] as const

export function PartyPicker({ prices, party, change, lines, seats_left = 99 }: Props) {
  const words = useWords('trip')
  const mayAdd = (kind: (typeof kinds)[number]) => party[kind] < 99 && (kind === 'baby' || seatsOf(party) < seats_left)
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{words.party.title}</legend>
        {kinds.map((kind) => (
          <div key={kind} className="flex items-center justify-between gap-3">
            <span>
              <span className="font-semibold">{words.party[kind]}</span> <span className="text-13 text-soft">{words.party[`${kind}Line`]}</span>
              <span className="money block text-15 text-soft">{words.won(withCommas(prices[`${kind}_price`]))}</span>
            </span>
            <span className="flex items-center gap-1">
              <button type="button" className="icon-button border border-line disabled:opacity-30" aria-label={words.party.fewer(words.party[kind])} disabled={party[kind] === 0} onClick={() => change({ ...party, [kind]: party[kind] - 1 })}>
                <Minus size={18} aria-hidden />
              </button>
              <output aria-label={words.party[kind]} className="money w-8 text-center font-semibold">
                {party[kind]}
              </output>
              <button type="button" className="icon-button border border-line disabled:opacity-30" aria-label={words.party.more(words.party[kind])} disabled={!mayAdd(kind)} onClick={() => change({ ...party, [kind]: party[kind] + 1 })}>
                <Plus size={18} aria-hidden />
              </button>
            </span>
          </div>
        ))}
      </fieldset>
      <dl className="money grid gap-1 border-line border-t pt-4 text-15">
        {lines.map(({ kind, each, count, sum }) => (
          <div key={kind} className="flex justify-between text-soft">
            <dt>
              {kind in words.party && words.party[kind as (typeof kinds)[number]]} {words.each(withCommas(each), count)}
            </dt>
            <dd>{words.won(withCommas(sum))}</dd>
          </div>
        ))}
      </dl>
      <p role="alert" className="text-15 text-bad empty:hidden">
        {seatsOf(party) === 0 ? words.nobody : ''}
      </p>
    </div>
  )
}
