// The departure that a caller wants: looked for by trip or day, and what can be added to it.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { typingPause_ms } from '#limits/display.ts'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { OfficeLink } from '#office/kit/office-link.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useMay } from '#office/shell/me.ts'
import { useLocalized } from '#web/session.tsx'
import { useCall } from '#web/use-call.ts'
import { formatDeparture } from './format-departure.ts'

type BookableDepartures = Awaited<ReturnType<Api['departure']['openDepartures']>>
export type BookableDeparture = BookableDepartures['list'][number]
type DeparturePickerProps = {
  /** Shown until something is looked for. */
  soonest: BookableDepartures
  chosen: BookableDeparture | undefined
  onChoose: (departure: BookableDeparture | undefined) => void
}

export function DeparturePicker({ chosen, onChoose, ...searchProps }: DeparturePickerProps) {
  const words = useText('bookings').newForm
  const localized = useLocalized()
  if (!chosen) return <DepartureSearch {...searchProps} onChoose={onChoose} />
  return (
    <Panel
      title={words.chosen}
      aside={
        <button type="button" className="button-secondary" onClick={() => onChoose(undefined)}>
          {words.other}
        </button>
      }
    >
      <p className="text-15">
        <span className="font-semibold">{localized(chosen.page_title)}</span>{' '}
        <span className="text-soft tabular-nums whitespace-nowrap">
          {formatDeparture(chosen)} – {chosen.return_date} · {words.left(chosen.left)}
        </span>
      </p>
    </Panel>
  )
}

function DepartureSearch({ soonest, onChoose }: Omit<DeparturePickerProps, 'chosen'>) {
  const all = useText('bookings')
  const words = all.newForm
  const localized = useLocalized()
  const api = useApi()
  const may = useMay()
  const [q, setQ] = useState('')
  const query = q.trim().slice(0, 60)
  const { answer } = useCall(query || undefined, () => api.departure.openDepartures({ q: query }), {
    delay_ms: typingPause_ms,
    keepsPrevious: true,
  })
  const list = (query === '' ? soonest : answer)?.list
  return (
    <Panel title={words.departures}>
      <Field
        type="search"
        label={words.trip}
        placeholder={words.tripHint}
        {...getFieldLimits('departure.openDepartures', 'q')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {list?.length === 0 && query !== '' && <p className="text-15 text-soft">{words.noneFound(query)}</p>}
      {list?.length === 0 && query === '' && (
        <p className="text-15 text-soft">
          {words.noDepartures}{' '}
          {may('departures') && (
            <OfficeLink to="/trips" className="text-brand-700 underline underline-offset-4">
              {words.addDepartures}
            </OfficeLink>
          )}
        </p>
      )}
      <ul className="grid max-h-80 grid-cols-1 gap-1 overflow-y-auto">
        {list?.map((each) => (
          <li key={each.departure_id}>
            <button
              type="button"
              onClick={() => onChoose(each)}
              className="flex min-h-11 w-full items-center max-tablet:flex-wrap gap-x-3 rounded-lg border border-line px-3 py-1.5 text-left text-15 hover:border-brand-500"
            >
              <span className="tabular-nums whitespace-nowrap">{formatDeparture(each)}</span>
              <span className="min-w-0 grow font-medium max-tablet:order-last max-tablet:basis-full tablet:truncate">
                {localized(each.page_title)}
              </span>
              <span className="text-soft tabular-nums whitespace-nowrap">
                {all.won(formatNumber(each.adult_price))} · {words.left(each.left)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type OptionPickerProps = {
  departure: BookableDeparture
  chosen: string[]
  onChoose: (options: string[]) => void
}

export function OptionPicker({ departure, chosen, onChoose }: OptionPickerProps) {
  const words = useText('bookings').newForm
  const localized = useLocalized()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium text-13 text-soft">{words.options}</legend>
      {departure.options.map(({ option_id, name, price: each }) => (
        <CheckBox
          key={option_id}
          checked={chosen.includes(option_id)}
          onCheck={(isChosen) =>
            onChoose(isChosen ? [...chosen, option_id] : chosen.filter((other) => other !== option_id))
          }
        >
          {localized(name)} <span className="text-soft tabular-nums">{words.each(formatNumber(each))}</span>
        </CheckBox>
      ))}
    </fieldset>
  )
}
