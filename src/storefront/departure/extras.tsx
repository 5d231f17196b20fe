// Single rooms and options: on the trip's page and in the reservation.
import type { PackageInfo } from '#domain/catalog/package.ts'
import { formatNumber } from '#lib/format.ts'
import { CountField } from '#ui/number-input.tsx'
import { useLocalized, useText } from '#web/session.tsx'

type ExtrasChoice = { single_rooms: number; options: string[] }
type Props = {
  info: Pick<PackageInfo, 'single_supplement' | 'options'>
  chosen: ExtrasChoice
  adults: number
  change: (chosen: ExtrasChoice) => void
}

export function Extras({ info: { single_supplement, options }, chosen, adults, change }: Props) {
  const words = useText('trip')
  const localized = useLocalized()
  if (single_supplement === 0 && options.length === 0) return null
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-bold text-18">{words.extras}</legend>
      {single_supplement > 0 && (
        <div className="flex items-center justify-between gap-3">
          <span>
            <span className="font-semibold">{words.single}</span>
            <span className="money block text-15 text-soft">
              {words.extra(formatNumber(single_supplement))}
            </span>
          </span>
          <CountField
            name="single_rooms"
            label={words.single}
            fewer={words.fewerRooms}
            more={words.moreRooms}
            value={chosen.single_rooms}
            most={adults}
            change={(single_rooms) => change({ ...chosen, single_rooms })}
          />
        </div>
      )}
      {options.map(({ option_id, name, price }) => (
        <label key={option_id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-brand-600"
            checked={chosen.options.includes(option_id)}
            onChange={({ currentTarget }) =>
              change({
                ...chosen,
                options: currentTarget.checked
                  ? [...chosen.options, option_id]
                  : chosen.options.filter((id) => id !== option_id),
              })
            }
          />
          <span>
            <span className="font-semibold">{localized(name)}</span>
            <span className="money block text-15 text-soft">{words.extra(formatNumber(price))}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
