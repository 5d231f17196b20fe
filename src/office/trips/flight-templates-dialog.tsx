// Templates of flights: both ways under a name, written once and put into many departures.
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { Flights } from '#domain/catalog/flights.ts'
import { tripLimits } from '#limits/trip.ts'
import { useApi } from '#office/api.ts'
import { ConfirmAction } from '#office/kit/confirm-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { LegFields } from './leg-fields.tsx'
import type { Template } from './price-grid-row.ts'

type Leg = Flights[number]
const createLeg = (way: Leg['way']): Leg => ({
  way,
  airline: { ko: '', en: '' },
  number: '',
  from: '',
  to: '',
  departs: '',
  arrives: '',
  days: 0,
})
type TemplateInput = Omit<Template, 'template_id'> & { template_id: number | null }
const createTemplate = (): TemplateInput => ({
  template_id: null,
  name: '',
  flights: [createLeg('out'), createLeg('back')],
  revision: 0,
})

export default function FlightTemplatesDialog({
  templates,
  onClose,
}: {
  templates: readonly Template[]
  onClose: () => void
}) {
  const words = useText('prices')
  const [edited, setEdited] = useState<TemplateInput>(() => templates[0] ?? createTemplate())
  return (
    <Dialog
      title={words.templates}
      onClose={onClose}
      closeLabel={words.close}
      ignoresBackdropClick
      className="max-w-4xl"
    >
      <p className="text-15 text-soft">{words.templatesLead}</p>
      <TemplateTabs templates={templates} chosen={edited.template_id} onChoose={setEdited} />
      <TemplateForm edited={edited} onEdit={setEdited} />
    </Dialog>
  )
}

type TemplateFormProps = { edited: TemplateInput; onEdit: Dispatch<SetStateAction<TemplateInput>> }

function TemplateForm({ edited, onEdit }: TemplateFormProps) {
  const words = useText('prices')
  const { submit, bind, sending, problem } = useTemplateForm({ edited, onEdit })
  const { name, flights } = edited
  const set = (part: Partial<TemplateInput>) => onEdit((now) => ({ ...now, ...part }))
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field
        {...bind('name')}
        label={words.templateName}
        value={name}
        onChange={({ target }) => set({ name: target.value })}
        required
      />
      {flights.map((each, at) => (
        <LegFields
          // biome-ignore lint/suspicious/noArrayIndexKey: known by its place alone
          key={at}
          at={at}
          leg={each}
          bind={bind}
          onChange={(part) => set({ flights: flights.with(at, { ...each, ...part }) })}
          onRemove={() => set({ flights: flights.toSpliced(at, 1) })}
        />
      ))}
      <Problem>{problem}</Problem>
      <TemplateActions
        edited={edited}
        saving={sending}
        onAdd={(more) => set({ flights: [...flights, more] })}
        onRemoved={() => onEdit(createTemplate())}
      />
    </form>
  )
}

function useTemplateForm({ edited, onEdit }: TemplateFormProps) {
  const words = useText('prices')
  const api = useApi()
  const toast = useToast()
  return useCallForm({
    call: ({ departure }) => departure.saveFlightTemplate,
    toInput: () => edited,
    send: (input) => api.departure.saveFlightTemplate(input),
    onSaved: (saved) => {
      onEdit((now) => ({ ...now, ...saved }))
      toast(words.templateSaved)
    },
  })
}

type TemplateTabsProps = {
  templates: readonly Template[]
  chosen: number | null
  onChoose: (template: TemplateInput) => void
}

function TemplateTabs({ templates, chosen, onChoose }: TemplateTabsProps) {
  const words = useText('prices')
  return (
    <div className="flex flex-wrap gap-2">
      {templates.map((each) => (
        <button
          key={each.template_id}
          type="button"
          aria-pressed={each.template_id === chosen}
          className="button-secondary aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
          onClick={() => onChoose(each)}
        >
          {each.name}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={chosen === null}
        className="button-secondary aria-pressed:border-brand-600 aria-pressed:bg-brand-50"
        onClick={() => onChoose(createTemplate())}
      >
        {words.templateNew}
      </button>
    </div>
  )
}

type TemplateActionsProps = {
  edited: TemplateInput
  saving: boolean
  onAdd: (leg: Leg) => void
  onRemoved: () => void
}

function TemplateActions({
  edited: { template_id, name, flights },
  saving,
  onAdd,
  onRemoved,
}: TemplateActionsProps) {
  const words = useText('prices')
  const api = useApi()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <button
        type="button"
        className="button-secondary"
        disabled={flights.length >= tripLimits.flights}
        onClick={() => onAdd(createLeg(flights.length ? 'back' : 'out'))}
      >
        {words.addLeg}
      </button>
      {template_id !== null && (
        <button type="button" className="button-danger" disabled={saving} onClick={() => setRemoving(true)}>
          {words.templateRemove(name)}
        </button>
      )}
      <button type="submit" className="button-primary ml-auto" disabled={saving || flights.length === 0}>
        {words.templateSave}
      </button>
      {isRemoving && template_id !== null && (
        <ConfirmAction
          title={words.templateRemoveAsk(name)}
          lead={words.templateRemoveLead}
          confirmLabel={words.templateRemove(name)}
          danger
          send={() => api.departure.deleteFlightTemplate({ template_id })}
          doneText={words.templateRemoved}
          onDone={onRemoved}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}
