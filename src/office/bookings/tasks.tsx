// What is to be done about a booking: by when, and by whom.
import { useState } from 'react'
import { getToday } from '#lib/format.ts'
import { useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import type { BookingDetails } from './load-booking.ts'
import { useEndTask } from './use-end-task.ts'

export function Tasks({ booking: { booking_id, tasks }, colleagues }: BookingDetails) {
  const words = useText('bookings')
  const [isAdding, setAdding] = useState(false)
  const { end, ending, problem } = useEndTask()
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
        <AddTask booking_id={booking_id} colleagues={colleagues} onAdded={() => setAdding(false)} />
      )}
      <Problem>{problem}</Problem>
    </Panel>
  )
}

type AddTaskProps = Pick<BookingDetails, 'colleagues'> & { booking_id: string; onAdded: () => void }

function AddTask({ booking_id, colleagues, onAdded }: AddTaskProps) {
  const words = useText('bookings')
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ booking }) => booking.addTask,
    toInput: ({ text, due, staff_id }) => ({
      booking_id,
      text,
      due,
      staff_id: staff_id ? Number(staff_id) : undefined,
    }),
    send: (input, sending) => api.booking.addTask(input, sending),
    onSaved: () => {
      onAdded()
      toast(words.taskAdded)
    },
  })
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field label={words.taskText} {...bind('text')} required />
      <div className="grid grid-cols-2 gap-3">
        <Field type="date" label={words.taskDue} {...bind('due')} required defaultValue={getToday()} />
        <Select
          {...bind('staff_id')}
          label={words.taskWho}
          choices={[
            { value: '', name: words.anyone },
            ...colleagues.map(({ staff_id, name }) => ({ value: String(staff_id), name })),
          ]}
        />
      </div>
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary" disabled={sending}>
        {words.addTask}
      </button>
    </form>
  )
}

type TaskRowProps = { task: BookingDetails['booking']['tasks'][number]; saving: boolean; onEnd: () => void }

function TaskRow({
  task: { text, to_say, due, staff_name, by_name, done, done_by },
  saving,
  onEnd,
}: TaskRowProps) {
  const words = useText('bookings')
  const { task } = useText('kit')
  const { language } = useSession()
  const isLate = done === null && due < getToday()
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-15">
      <div className="grid min-w-0 gap-0.5">
        <span className={done ? 'text-soft line-through' : 'font-medium'}>{text}</span>
        {to_say && done === null && <p className="whitespace-pre-line text-soft">{to_say}</p>}
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
