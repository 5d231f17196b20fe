// Enters a change of a departure: the day, before and after, why, what it costs. Everybody is asked at once.

import { itineraryChangeKinds } from '#domain/document/itinerary-change/itinerary-change.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { addDays, countDaysBetween } from '#lib/days.ts'
import { type Api, useApi } from '#office/api.ts'
import { Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { LanguageFields } from '#office/kit/language-fields.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'

type Departure = Awaited<ReturnType<Api['itineraryChange']['list']>>
const texts = ['before', 'after', 'reason', 'cost'] as const
const empty: LocalizedText = { ko: '', en: '' }

export function ChangeForm({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const words = useText('changes')
  const api = useApi()
  const toast = useToast()
  const { departure_id, departure_date, return_date } = departure
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ itineraryChange }) => itineraryChange.add,
    toInput: ({ kind, day, ...typed }) => ({
      departure_id,
      kind,
      day: Number(day),
      ...Object.fromEntries(
        texts.map((name) => [name, { ko: typed[`${name}.ko`], en: typed[`${name}.en`] }]),
      ),
    }),
    send: (input, how) => api.itineraryChange.add(input, how),
    onSaved: ({ asked }) => {
      toast(words.added(asked))
      onClose()
    },
  })
  const days = Array.from({ length: countDaysBetween(departure_date, return_date) + 1 }, (_, at) => ({
    value: String(at + 1),
    name: words.dayText(at + 1, addDays(departure_date, at)),
  }))
  return (
    <Dialog title={words.add} onClose={onClose} ignoresBackdropClick className="max-w-xl">
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.addLead}</p>
        <div className="grid gap-3 tablet:grid-cols-2">
          <Select
            {...bind('kind')}
            label={words.kind}
            choices={itineraryChangeKinds.map((value) => ({ value, name: words.kinds[value] }))}
          />
          <Select {...bind('day')} label={words.day} hint={words.dayHint} choices={days} />
        </div>
        {texts.map((name) => (
          <div key={name} className="grid gap-3">
            <LanguageFields label={words[name]} field={name} bind={bind} value={empty} />
          </div>
        ))}
        <Problem>{problem}</Problem>
        <FormActions submit={words.submit} disabled={sending} onClose={onClose} />
      </form>
    </Dialog>
  )
}
