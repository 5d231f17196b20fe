// The party: how many of each age, with what each pays.
import { type TravellerKind, travellerKinds } from '#domain/booking/ages.ts'
import { countPeople, countSeats, findPartyRefusal, type Party } from '#domain/booking/price.ts'
import type { PackageInfo } from '#domain/catalog/package.ts'
import { formatNumber } from '#lib/format.ts'
import { buildContactHref } from '#storefront/kit/contact-href.ts'
import { CountField } from '#ui/number-input.tsx'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'

type Props = {
  prices: Pick<PackageInfo['departures'][number], 'adult_price' | 'child_price' | 'baby_price'>
  party: Party
  change: (party: Party) => void
  seats_left: number | undefined
  /** The trip that a group that is too large asks about. */
  trip: { package_code: string; date: string | undefined }
}

export function PartyPicker({ prices, party, change, seats_left = 99, trip }: Props) {
  const words = useText('trip')
  const partyProblem = findPartyRefusal(party)
  const most = (kind: TravellerKind) =>
    kind === 'baby'
      ? Math.max(party.baby, party.adult)
      : Math.min(99, Math.max(party[kind], party[kind] + seats_left - countSeats(party)))
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{words.party.title}</legend>
      {travellerKinds.map((kind) => (
        <div key={kind} className="flex items-center justify-between gap-3">
          <span>
            <span className="font-semibold">{words.party[kind]}</span>{' '}
            <span className="text-13 text-soft">{words.party[`${kind}Line`]}</span>
            <span className="money block text-15 text-soft">
              {words.won(formatNumber(prices[`${kind}_price`]))}
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
      <Problem>{partyProblem && words.partyTrouble[partyProblem]}</Problem>
      {partyProblem === 'PARTY_TOO_LARGE' && (
        <a
          href={buildContactHref(trip.package_code, { date: trip.date, people: countPeople(party) })}
          className="button-secondary w-fit"
        >
          {words.askAsGroup}
        </a>
      )}
    </fieldset>
  )
}
