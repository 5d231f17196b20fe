// What is to be done about a booking: by when, and by whom.
import { useState } from 'react'
import { formatSeoulDay } from '#lib/format.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useApi } from '../api.ts'
import { Field, Select } from '../kit/field.tsx'
import { getFieldLimits } from '../kit/field-limits.ts'
import { formatMoment } from '../kit/format-moment.ts'
import { Panel } from '../kit/panel.tsx'
import { useToast } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useText } from '../kit/use-text.ts'
import type { BookingDetails } from './load-booking.ts'
import { useEndTask } from './use-end-task.ts'

export function Tasks({ booking: { booking_id, tasks }, colleagues }: BookingDetails) {
  const words = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem, wrong } = useSave()
  const [isAdding, setAdding] = useState(false)
  const add = async (form: FormData) => {
    const [text, due, who] = [String(form.get('text')), String(form.get('due')), String(form.get('who'))]
    const task = { booking_id, text, due, ...(who && { staff_id: Number(who) }) }
    if (!(await save((sending) => api.booking.addTask(task, sending)))) return
    setAdding(false)
    toast(words.taskAdded)
  }
  const { end, ending, problem: endProblem } = useEndTask()
  return (
    <Panel
      title={words.tasks}
      aside={
        !isAdding && (
          <button type="button" className="button-secondary" onClick={() => setAdding(true)}>
            {words.addTask}
          </button>
        )
      }
    >
      {tasks.length === 0 && !isAdding && <p className="text-15 text-soft">{words.noTasks}</p>}
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} saving={ending} onEnd={() => end(task.id)} />
        ))}
      </ul>
      {isAdding && (
        <AddTask colleagues={colleagues} wrong={wrong} saving={saving} onAdd={(form) => void add(form)} />
      )}
      <Problem>{problem || endProblem}</Problem>
    </Panel>
  )
}

type AddTaskProps = {
  colleagues: BookingDetails['colleagues']
  wrong: Readonly<Record<string, string | undefined>>
  saving: boolean
  onAdd: (form: FormData) => void
}

function AddTask({ colleagues, wrong, saving, onAdd }: AddTaskProps) {
  const words = useText('bookings')
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
        {...getFieldLimits('booking.addTask', 'text')}
        error={wrong.text}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          type="date"
          name="due"
          label={words.taskDue}
          required
          defaultValue={formatSeoulDay(new Date())}
          error={wrong.due}
        />
        <Select
          name="who"
          label={words.taskWho}
          choices={[
            { value: '', name: words.anyone },
            ...colleagues.map(({ staff_id, name }) => ({ value: String(staff_id), name })),
          ]}
        />
      </div>
      <button type="submit" className="button-primary" disabled={saving}>
        {words.addTask}
      </button>
    </form>
  )
}

type TaskRowProps = { task: BookingDetails['booking']['tasks'][number]; saving: boolean; onEnd: () => void }

function TaskRow({ task: { text, due, staff_name, by_name, done, done_by }, saving, onEnd }: TaskRowProps) {
  const words = useText('bookings')
  const { task } = useText('kit')
  const { language } = useSession()
  const isLate = done === null && due < formatSeoulDay(new Date())
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-15">
      <div className="grid min-w-0 gap-0.5">
        <span className={done ? 'text-soft line-through' : 'font-medium'}>{text}</span>
        <span className={`text-13 ${isLate ? 'font-semibold text-bad' : 'text-soft'}`}>
          {done
            ? words.taskDone(done_by ?? '', formatMoment(done, language))
            : `${due}${isLate ? ` ${words.overdue}` : ''} · ${staff_name ?? words.anyone} · ${words.taskBy(by_name)}`}
        </span>
      </div>
      {done === null && (
        <button type="button" className="button-secondary" disabled={saving} onClick={onEnd}>
          {task.end}
        </button>
      )}
    </li>
  )
}
