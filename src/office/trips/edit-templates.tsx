// Templates of flights: both ways under a name, written once and put into many departures.
import { useState } from 'react'
import type { Flights } from '#domain/catalog/flights.ts'
import { tripLimits } from '#limits.ts'
import { Dialog } from '#ui/dialog.tsx'
import { X } from '#ui/icons.ts'
import { useApi } from '../api.ts'
import { Choose, Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Problem } from '../kit/problem.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { Small } from './small.tsx'
import type { Template } from './use-sheet.ts'

type Leg = Flights[number]
const ways = ['out', 'back'] as const
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
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const [edited, setEdited] = useState<Edited>(() => templates[0] ?? fresh())
  const set = (part: Partial<Edited>) => setEdited((now) => ({ ...now, ...part }))
  async function keep(): Promise<void> {
    const isDone = await save(async () => {
      const saved = await api.trip.saveFlightTemplate(edited)
      set(saved)
    })
    if (isDone) tell(words.templateSaved)
  }
  async function remove(template_id: number): Promise<void> {
    if (!(await save(() => api.trip.deleteFlightTemplate({ template_id })))) return
    tell(words.templateRemoved)
    setEdited(fresh())
  }
  return (
    <Dialog title={words.templates} onClose={onClose} closer={words.close} keepsOpen className="max-w-4xl">
      <p className="text-15 text-soft">{words.templatesLead}</p>
      <ChooseTemplate templates={templates} chosen={edited.template_id} onChoose={setEdited} />
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <Field
          label={words.templateName}
          value={edited.name}
          {...limitsOf('trip.saveFlightTemplate', 'name')}
          error={wrong.name}
          onChange={({ target }) => set({ name: target.value })}
          required
        />
        {edited.flights.map((each, at) => (
          <OneLeg
            // biome-ignore lint/suspicious/noArrayIndexKey: known by its place alone
            key={at}
            at={at}
            leg={each}
            wrong={wrong}
            onChange={(part) =>
              set({ flights: edited.flights.map((old, index) => (index === at ? { ...old, ...part } : old)) })
            }
            onRemove={() => set({ flights: edited.flights.filter((_, index) => index !== at) })}
          />
        ))}
        <Problem>{problem}</Problem>
        <TemplateEnds
          {...{ edited, saving }}
          onAdd={(more) => set({ flights: [...edited.flights, more] })}
          onRemove={(template_id) => void remove(template_id)}
        />
      </form>
    </Dialog>
  )
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

type LegProps = {
  at: number
  leg: Leg
  wrong: Readonly<Record<string, string | undefined>>
  onChange: (part: Partial<Leg>) => void
  onRemove: () => void
}

function OneLeg({ at, leg: one, wrong, onChange, onRemove }: LegProps) {
  const words = useOffice('sheet')
  const { legFields: names } = words
  const about = (field: keyof typeof names) => ({
    label: names[field],
    'aria-label': words.legField(at + 1, names[field]),
    error: wrong[`flights.${at}.${field}`],
  })
  return (
    <fieldset className="grid gap-2 rounded-input bg-wash p-3">
      <legend className="sr-only">{words.leg(at + 1)}</legend>
      <div className="flex items-center justify-between font-medium text-13">
        {words.leg(at + 1)}
        <Small name={words.removeLeg(at + 1)} onClick={onRemove}>
          <X size={16} />
        </Small>
      </div>
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        <Choose
          {...about('way')}
          choices={ways.map((value) => ({ value, name: words.ways[value] }))}
          value={one.way}
          onChange={({ target }) => onChange({ way: ways.find((way) => way === target.value) ?? 'out' })}
        />
        <Field
          {...about('airline')}
          value={one.airline.ko || one.airline.en}
          {...limitsOf('trip.saveFlightTemplate', 'flights.airline.ko')}
          onChange={({ target }) =>
            onChange({ airline: { ko: target.value, en: one.airline.ko ? one.airline.en : '' } })
          }
          required
        />
        <Field
          {...about('number')}
          placeholder="OZ755"
          value={one.number}
          {...limitsOf('trip.saveFlightTemplate', 'flights.number')}
          onChange={({ target }) => onChange({ number: target.value })}
          required
        />
        <Field
          {...about('days')}
          type="number"
          {...limitsOf('trip.saveFlightTemplate', 'flights.days')}
          value={one.days}
          onChange={({ target }) => onChange({ days: Number(target.value) })}
        />
        {(['from', 'to'] as const).map((field) => (
          <Field
            key={field}
            {...about(field)}
            placeholder={field === 'from' ? 'ICN' : 'DAD'}
            value={one[field]}
            {...limitsOf('trip.saveFlightTemplate', `flights.${field}`)}
            onChange={({ target }) => onChange({ [field]: target.value.toUpperCase() })}
            required
          />
        ))}
        {(['departs', 'arrives'] as const).map((field) => (
          <Field
            key={field}
            {...about(field)}
            type="time"
            value={one[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
            required
          />
        ))}
      </div>
    </fieldset>
  )
}
