// Flights for departures: a template put into the chosen rows, and the templates themselves.
import { lazy, Suspense, useState } from 'react'
import { Select } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Template } from './price-grid-row.ts'
import type { PriceGridState } from './use-price-grid.ts'

// Loaded when it is opened.
const FlightTemplatesDialog = lazy(() => import('./flight-templates-dialog.tsx'))

type Props = { priceGrid: PriceGridState; chosenRows: ReadonlySet<string>; templates: readonly Template[] }

export function ApplyFlights({ priceGrid, chosenRows, templates }: Props) {
  const words = useText('prices')
  const [chosen, setChosen] = useState('')
  const [isEditing, setEditing] = useState(false)
  const template = templates.find(({ template_id }) => String(template_id) === chosen)
  const apply = () => {
    const flights = template?.flights ?? []
    priceGrid.change(({ key, invalidTexts: { leaving: _typed, ...odd } }) =>
      chosenRows.has(key)
        ? { flights, departure_time: flights[0]?.departs ?? null, invalidTexts: odd }
        : undefined,
    )
  }
  return (
    <section aria-labelledby="flights-title" className="panel grid gap-3 p-4">
      <h2 id="flights-title" className="text-16">
        {words.flights}
      </h2>
      {templates.length > 0 ? (
        <>
          <Select
            label={words.templates}
            choices={[
              { value: '', name: words.noFlights },
              ...templates.map(({ template_id, name }) => ({ value: String(template_id), name })),
            ]}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <button type="button" className="button-secondary" disabled={chosenRows.size === 0} onClick={apply}>
            {words.applyFlights}
          </button>
        </>
      ) : (
        <p className="text-13 text-soft">{words.noTemplates}</p>
      )}
      <button type="button" className="button-secondary justify-self-start" onClick={() => setEditing(true)}>
        {words.templates}
      </button>
      {isEditing && (
        <Suspense>
          <FlightTemplatesDialog templates={templates} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  )
}
