// Flights for departures: a template put into the chosen rows, and the templates themselves.
import { useState } from 'react'
import { Choose } from '../kit/field.tsx'
import { useOffice } from '../kit/use-words.ts'
import { EditTemplates } from './edit-templates.tsx'
import type { Template } from './sheet-row.ts'
import type { Sheet } from './use-sheet.ts'

type Props = { sheet: Sheet; chosenRows: ReadonlySet<string>; templates: readonly Template[] }

export function FlightsOf({ sheet, chosenRows, templates }: Props) {
  const words = useOffice('sheet')
  const [chosen, setChosen] = useState('')
  const [isEditing, setEditing] = useState(false)
  const template = templates.find(({ template_id }) => String(template_id) === chosen)
  const put = () => {
    const flights = template?.flights ?? []
    sheet.change(({ key, odd: { leaving: _typed, ...odd } }) =>
      chosenRows.has(key) ? { flights, departure_time: flights[0]?.departs ?? null, odd } : undefined,
    )
  }
  return (
    <section aria-labelledby="flights-title" className="panel grid gap-3 p-4">
      <h2 id="flights-title" className="text-16">
        {words.flights}
      </h2>
      {templates.length > 0 ? (
        <>
          <Choose
            label={words.templates}
            choices={[
              { value: '', name: words.noFlights },
              ...templates.map(({ template_id, name }) => ({ value: String(template_id), name })),
            ]}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <button type="button" className="act" disabled={chosenRows.size === 0} onClick={put}>
            {words.applyFlights}
          </button>
        </>
      ) : (
        <p className="text-13 text-soft">{words.noTemplates}</p>
      )}
      <button type="button" className="act justify-self-start" onClick={() => setEditing(true)}>
        {words.templates}
      </button>
      {isEditing && <EditTemplates templates={templates} onClose={() => setEditing(false)} />}
    </section>
  )
}
