// What is to be done about a booking: by when, and by whom.
import { useState } from 'react'
import { seoulDay } from '#plain/format.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Choose, Field } from '../kit/field.tsx'
import { limitsOf } from '../kit/limits-of.ts'
import { Part } from '../kit/part.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useOffice } from '../kit/use-words.ts'
import { when } from '../kit/when.ts'
import type { Loaded } from './load.ts'
import { useEndTask } from './use-end-task.ts'

export function Tasks({ booking: { booking_id, tasks }, colleagues }: Loaded) {
  const words = useOffice('bookings')
  const api = useApi()
  const tell = useTell()
  const { save, saving, problem, wrong } = useSave()
  const [adding, setAdding] = useState(false)
  const add = async (form: FormData) => {
    const [text, due, who] = [String(form.get('text')), String(form.get('due')), String(form.get('who'))]
    const task = { booking_id, text, due, ...(who && { staff_id: Number(who) }) }
    if (!(await save((sending) => api.booking.addTask(task, sending)))) return
    setAdding(false)
    tell(words.taskAdded)
  }
  const { end, ending, problem: unended } = useEndTask()
  return (
    <Part
      title={words.tasks}
      aside={
        !adding && (
          <button type="button" className="act" onClick={() => setAdding(true)}>
            {words.addTask}
          </button>
        )
      }
    >
      {tasks.length === 0 && !adding && <p className="text-15 text-soft">{words.noTasks}</p>}
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <Task key={task.id} task={task} saving={ending} onEnd={() => end(task.id)} />
        ))}
      </ul>
      {adding && <AddTask {...{ colleagues, wrong, saving }} onAdd={(form) => void add(form)} />}
      <Problem>{problem || unended}</Problem>
    </Part>
  )
}

type Adding = {
  colleagues: Loaded['colleagues']
  wrong: Readonly<Record<string, string | undefined>>
  saving: boolean
  onAdd: (form: FormData) => void
}

function AddTask({ colleagues, wrong, saving, onAdd }: Adding) {
  const words = useOffice('bookings')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(new FormData(event.currentTarget))
      }}
    >
      <Field
        name="text"
        label={words.taskText}
        required
        {...limitsOf('booking.addTask', 'text')}
        error={wrong.text}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          type="date"
          name="due"
          label={words.taskDue}
          required
          defaultValue={seoulDay(new Date())}
          error={wrong.due}
        />
        <Choose
          name="who"
          label={words.taskWho}
          choices={[
            { value: '', name: words.anyone },
            ...colleagues.map(({ staff_id, name }) => ({ value: String(staff_id), name })),
          ]}
        />
      </div>
      <button type="submit" className="act-main" disabled={saving}>
        {words.addTask}
      </button>
    </form>
  )
}

type Given = { task: Loaded['booking']['tasks'][number]; saving: boolean; onEnd: () => void }

function Task({ task: { text, due, staff_name, by_name, done, done_by }, saving, onEnd }: Given) {
  const words = useOffice('bookings')
  const { task } = useOffice('kit')
  const { language } = useSession()
  const isLate = done === null && due < seoulDay(new Date())
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-15">
      <div className="grid min-w-0 gap-0.5">
        <span className={done ? 'text-soft line-through' : 'font-medium'}>{text}</span>
        <span className={`text-13 ${isLate ? 'font-semibold text-bad' : 'text-soft'}`}>
          {done
            ? words.taskDone(done_by ?? '', when(done, language))
            : `${due}${isLate ? ` ${words.overdue}` : ''} · ${staff_name ?? words.anyone} · ${words.taskBy(by_name)}`}
        </span>
      </div>
      {done === null && (
        <button type="button" className="act" disabled={saving} onClick={onEnd}>
          {task.end}
        </button>
      )}
    </li>
  )
}
