// The months one may leave in, by season: the one we are in first, all in sight at once.
import { parseMonth } from '#lib/month.ts'
import { groupBySeason } from '#lib/season.ts'
import { useText } from '#web/session.tsx'
import { ChoiceChip } from './choice-chip.tsx'

type Props = {
  months: string[]
  chosen: string | undefined
  choose: (month: string | undefined) => void
}

export function SeasonMonths({ months, chosen, choose }: Props) {
  const words = useText('search')
  if (months.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 @lg:grid-cols-[4rem_minmax(0,1fr)]">
      <h2 className="text-15 @lg:pt-1">{words.when}</h2>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {groupBySeason(months).map((group) => (
          <div key={group.months[0]}>
            <h3 className="font-normal text-13 text-soft">{words.seasons[group.season]}</h3>
            <ul className="mt-1 flex gap-1.5">
              {group.months.map((month) => (
                <li key={month}>
                  <ChoiceChip
                    value={month}
                    chosen={chosen}
                    choose={choose}
                    spoken={words.monthOfYear(parseMonth(month))}
                    className="min-w-12 justify-center px-1"
                  >
                    {words.shortMonth(parseMonth(month).month)}
                  </ChoiceChip>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
