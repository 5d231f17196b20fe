// The public holidays the agency plans with: what the calendar says, and what was added or taken out.
import { useState } from 'react'
import { getWeekday } from '#lib/month.ts'
import { useApi } from '#office/api.ts'
import { Field } from '#office/kit/field.tsx'
import { IconButton } from '#office/kit/icon-button.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { X } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'
import type { Holiday } from './price-grid-row.ts'

export default function HolidaysDialog({
  holidays,
  onClose,
}: {
  holidays: readonly Holiday[]
  onClose: () => void
}) {
  const words = useText('prices')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [added, setAdded] = useState(0)
  const adding = useCallForm({
    call: ({ departure }) => departure.saveHoliday,
    toInput: (values) => ({ day: values.day, name: { ko: values['name.ko'], en: '' } }),
    send: (input) => api.departure.saveHoliday(input),
    onSaved: () => {
      toast(words.holidayAdded)
      setAdded(added + 1)
    },
  })
  async function remove(removedDay: string): Promise<void> {
    if (await save(() => api.departure.removeHoliday({ day: removedDay }))) toast(words.holidayRemoved)
  }
  return (
    <Dialog title={words.holidays} onClose={onClose} closeLabel={words.close} className="max-w-xl">
      <p className="text-15 text-soft">{words.holidaysLead}</p>
      <Problem>{problem || adding.problem}</Problem>
      <form
        className="grid items-end gap-2 tablet:grid-cols-[auto_minmax(0,1fr)_auto]"
        onSubmit={adding.submit}
      >
        <Field key={`day ${added}`} {...adding.bind('day')} type="date" label={words.holidayDay} required />
        <Field key={`name ${added}`} {...adding.bind('name.ko')} label={words.holidayName} required />
        <button type="submit" className="button-secondary" disabled={adding.sending}>
          {words.holidayAdd}
        </button>
      </form>
      <HolidayList holidays={holidays} saving={saving} onRemove={(each) => void remove(each)} />
    </Dialog>
  )
}

type HolidayListProps = { holidays: readonly Holiday[]; saving: boolean; onRemove: (day: string) => void }

function HolidayList({ holidays, saving, onRemove }: HolidayListProps) {
  const words = useText('prices')
  const localized = useLocalized()
  return (
    <ul className="max-h-80 overflow-y-auto text-15">
      {holidays.map((each) => (
        <li key={each.day} className="flex items-center justify-between gap-3 border-line border-b">
          <span className="tabular-nums">
            {words.dayShown(each.day, words.weekdays[getWeekday(each.day)] ?? '')}
          </span>
          <span className="ml-auto text-right">{localized(each.name)}</span>
          <IconButton
            name={words.holidayRemove(each.day)}
            isDisabled={saving}
            onClick={() => onRemove(each.day)}
          >
            <X size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
