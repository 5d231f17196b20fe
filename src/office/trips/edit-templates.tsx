// Templates of flights: both ways under a name, written once and put into many departures.
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { Flights } from '#domain/catalog/flights.ts'
import { tripLimits } from '#limits/trade.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { OneLeg } from './one-leg.tsx'
import type { Template } from './sheet-row.ts'

type Leg = Flights[number]
const leg = (way: Leg['way']): Leg => ({
  way,
  airline: { ko: '', en: '' },
  number: '',
  from: '',
  to: '',
  departs: '',
  arrives: '',
  days: 0,
})
type Edited = Omit<Template, 'template_id'> & { template_id: number | null }
const fresh = (): Edited => ({ template_id: null, name: '', flights: [leg('out'), leg('back')], revision: 0 })

export function EditTemplates({
  templates,
  onClose,
}: {
  templates: readonly Template[]
  onClose: () => void
}) {
  const words = useOffice('sheet')
  const [edited, setEdited] = useState<Edited>(() => templates[0] ?? fresh())
  return (
    <Dialog title={words.templates} onClose={onClose} closer={words.close} keepsOpen className="max-w-4xl">
      <p className="text-15 text-soft">{words.templatesLead}</p>
      <ChooseTemplate templates={templates} chosen={edited.template_id} onChoose={setEdited} />
      <EditTemplate edited={edited} onEdit={setEdited} />
    </Dialog>
  )
}

type EditProps = { edited: Edited; onEdit: Dispatch<SetStateAction<Edited>> }

function EditTemplate({ edited, onEdit }: EditProps) {
  const words = useOffice('sheet')
  const { keep, remove, saving, problem, wrong } = useTemplate({ edited, onEdit })
  const { name, flights } = edited
  const set = (part: Partial<Edited>) => onEdit((now) => ({ ...now, ...part }))
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <Field
        label={words.templateName}
        value={name}
        {...limitsOf('trip.saveFlightTemplate', 'name')}
        error={wrong.name}
        onChange={({ target }) => set({ name: target.value })}
        required
      />
      {flights.map((each, at) => (
        <OneLeg
          // biome-ignore lint/suspicious/noArrayIndexKey: known by its place alone
          key={at}
          at={at}
          leg={each}
          wrong={wrong}
          onChange={(part) => set({ flights: flights.with(at, { ...each, ...part }) })}
          onRemove={() => set({ flights: flights.toSpliced(at, 1) })}
        />
      ))}
      <Problem>{problem}</Problem>
      <TemplateEnds
        {...{ edited, saving }}
        onAdd={(more) => set({ flights: [...flights, more] })}
        onRemove={(template_id) => void remove(template_id)}
      />
    </form>
  )
}

function useTemplate({ edited, onEdit }: EditProps) {
  const words = useOffice('sheet')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  async function keep(): Promise<void> {
    const isDone = await save(async () => {
      const saved = await api.trip.saveFlightTemplate(edited)
      onEdit((now) => ({ ...now, ...saved }))
    })
    if (isDone) tell(words.templateSaved)
  }
  async function remove(template_id: number): Promise<void> {
    if (!(await save(() => api.trip.deleteFlightTemplate({ template_id })))) return
    tell(words.templateRemoved)
    onEdit(fresh())
  }
  return { keep, remove, saving, problem, wrong }
}

type Choosing = {
  templates: readonly Template[]
  chosen: number | null
  onChoose: (template: Edited) => void
}

function ChooseTemplate({ templates, chosen, onChoose }: Choosing) {
  const words = useOffice('sheet')
  return (
    <div className="flex flex-wrap gap-2">
      {templates.map((each) => (
        <button
          key={each.template_id}
          type="button"
          aria-pressed={each.template_id === chosen}
          className="act aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
          onClick={() => onChoose(each)}
        >
          {each.name}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={chosen === null}
        className="act aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
        onClick={() => onChoose(fresh())}
      >
        {words.templateNew}
      </button>
    </div>
  )
}

type Ends = {
  edited: Edited
  saving: boolean
  onAdd: (leg: Leg) => void
  onRemove: (template_id: number) => void
}

function TemplateEnds({ edited: { template_id, name, flights }, saving, onAdd, onRemove }: Ends) {
  const words = useOffice('sheet')
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="act"
        disabled={flights.length >= tripLimits.flights}
        onClick={() => onAdd(leg(flights.length ? 'back' : 'out'))}
      >
        {words.addLeg}
      </button>
      {template_id !== null && (
        <button type="button" className="act-danger" disabled={saving} onClick={() => onRemove(template_id)}>
          {words.templateRemove(name)}
        </button>
      )}
      <button type="submit" className="act-main ml-auto" disabled={saving || flights.length === 0}>
        {words.templateSave}
      </button>
    </div>
  )
}
