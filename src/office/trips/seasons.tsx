// Seasons of a rule: days that have prices of their own.

import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useText } from '#office/kit/use-text.ts'
import { X } from '#ui/icons.ts'
import { type DepartureRule, fillChildPrices, type Season } from './departure-rule.ts'
import { priceColumns } from './price-grid-cells.ts'

export function Seasons({ rule, onChange }: { rule: DepartureRule; onChange: (seasons: Season[]) => void }) {
  const words = useText('prices')
  const { seasons, from, until } = rule
  return (
    <div className="grid gap-2">
      {seasons.map((season, at) => (
        <SeasonFields
          // biome-ignore lint/suspicious/noArrayIndexKey: known by its place alone
          key={at}
          rule={rule}
          season={season}
          number={at + 1}
          onChange={(part) => onChange(seasons.with(at, { ...season, ...part }))}
          onRemove={() => onChange(seasons.toSpliced(at, 1))}
        />
      ))}
      <button
        type="button"
        className="button-secondary justify-self-start"
        onClick={() => onChange([...seasons, { from, until, adult_price: 0, child_price: 0, baby_price: 0 }])}
      >
        {words.addSeason}
      </button>
    </div>
  )
}

type SeasonFieldsProps = {
  rule: DepartureRule
  season: Season
  number: number
  onChange: (part: Partial<Season>) => void
  onRemove: () => void
}

function SeasonFields({ rule, season, number, onChange, onRemove }: SeasonFieldsProps) {
  const words = useText('prices')
  return (
    <fieldset className="grid gap-2 rounded-input bg-wash p-3">
      <legend className="sr-only">{words.season(number)}</legend>
      <div className="flex items-center justify-between font-medium text-13">
        {words.season(number)}
        <IconButton name={words.removeSeason(number)} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 gap-2 min-[480px]:grid-cols-2 desktop:grid-cols-1">
        <Field
          type="date"
          label={words.seasonFrom(number)}
          min={rule.from}
          max={rule.until}
          value={season.from}
          onChange={({ target }) => onChange({ from: target.value })}
          required
        />
        <Field
          type="date"
          label={words.seasonUntil(number)}
          min={season.from}
          value={season.until}
          onChange={({ target }) => onChange({ until: target.value })}
          required
        />
      </div>
      <SeasonPrices season={season} number={number} onChange={onChange} />
    </fieldset>
  )
}

function SeasonPrices({
  season,
  number,
  onChange,
}: Pick<SeasonFieldsProps, 'season' | 'number' | 'onChange'>) {
  const words = useText('prices')
  return (
    <div className="grid grid-cols-3 gap-2">
      {priceColumns.map((price) => (
        <Field
          key={price}
          type="number"
          label={words.columns[price]}
          aria-label={words.seasonPrice(number, words.columns[price])}
          {...getFieldLimits('departure.saveDepartures', `rows.${price}`)}
          step={1}
          value={season[price] || ''}
          onChange={({ target }) => onChange({ [price]: Number(target.value) })}
          onBlur={() => price === 'adult_price' && onChange(fillChildPrices(season))}
        />
      ))}
    </div>
  )
}
