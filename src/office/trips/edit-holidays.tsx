// The public holidays the agency plans with: what the calendar says, and what was added or taken out.
import { useState } from 'react'
import { weekdayOf } from '#plain/month.ts'
import { Dialog } from '#ui/dialog.tsx'
import { X } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { useSay } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import type { Holiday } from './sheet-row.ts'
import { Small } from './small.tsx'

export function EditHolidays({ holidays, onClose }: { holidays: readonly Holiday[]; onClose: () => void }) {
  const words = useOffice('sheet')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  async function add(): Promise<void> {
    if (!(await save(() => api.trip.saveHoliday({ day, name: { ko: name, en: '' } })))) return
    tell(words.holidayAdded)
    setDay('')
    setName('')
  }
  async function remove(gone: string): Promise<void> {
    if (await save(() => api.trip.removeHoliday({ day: gone }))) tell(words.holidayRemoved)
  }
  return (
    <Dialog title={words.holidays} onClose={onClose} closer={words.close} className="max-w-xl">
      <p className="text-15 text-soft">{words.holidaysLead}</p>
      <Problem>{problem}</Problem>
      <form
        className="grid items-end gap-2 tablet:grid-cols-[auto_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field
          type="date"
          label={words.holidayDay}
          value={day}
          error={wrong.day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Field
          label={words.holidayName}
          value={name}
          {...limitsOf('trip.saveHoliday', 'name.ko')}
          error={wrong.name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="act" disabled={saving || !day || !name.trim()}>
          {words.holidayAdd}
        </button>
      </form>
      <HolidayList {...{ holidays, saving }} onRemove={(each) => void remove(each)} />
    </Dialog>
  )
}

type ListProps = { holidays: readonly Holiday[]; saving: boolean; onRemove: (day: string) => void }

function HolidayList({ holidays, saving, onRemove }: ListProps) {
  const words = useOffice('sheet')
  const say = useSay()
  return (
    <ul className="max-h-80 overflow-y-auto text-15">
      {holidays.map((each) => (
        <li key={each.day} className="flex items-center justify-between gap-3 border-line border-b">
          <span className="tabular-nums">
            {words.dayShown(each.day, words.weekdays[weekdayOf(each.day)] ?? '')}
          </span>
          <span className="ml-auto text-right">{say(each.name)}</span>
          <Small name={words.holidayRemove(each.day)} isOff={saving} onClick={() => onRemove(each.day)}>
            <X size={16} />
          </Small>
        </li>
      ))}
    </ul>
  )
}
