// The order of a departure's travellers: by group, booker or name, or one by one.
import { useState } from 'react'
import { useApi } from '#office/api.ts'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { type DeparturePeople, isCancelling, type Person } from './departure-people.ts'

type SortKey = 'group' | 'booker' | 'name'

/** Who has no group, or no name yet, comes last. */
const compareTexts = (one: string, other: string) =>
  Number(one === '') - Number(other === '') || one.localeCompare(other, 'ko')
/** Those who are equal keep their order, so one order can follow another. */
const comparePeople: Record<SortKey, (one: Person, other: Person) => number> = {
  booker: (one, other) =>
    compareTexts(one.booker, other.booker) ||
    compareTexts(one.booking_id, other.booking_id) ||
    one.traveller - other.traveller,
  name: (one, other) => compareTexts(one.name, other.name),
  group: (one, other) => compareTexts(one.group_name, other.group_name),
}

type Props = { departure: DeparturePeople; onClose: () => void }

export default function OrderForm({
  departure: { departure_id, people: listed, order_revision },
  onClose,
}: Props) {
  const { order: words, unnamed, save: saveLabel } = useText('travellers')
  const { close } = useText('kit')
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const [people, setPeople] = useState(listed.filter((person) => !isCancelling(person)))
  const moveTo = (person: Person, at: number) =>
    setPeople(people.filter((each) => each !== person).toSpliced(at, 0, person))
  const send = async () => {
    const input = { departure_id, people: people.map(({ person }) => person), revision: order_revision }
    if (!(await save(() => api.people.saveOrder(input)))) return
    toast(words.saved)
    onClose()
  }
  return (
    <Dialog title={words.open} onClose={onClose} ignoresBackdropClick>
      <p className="text-15 text-soft">{words.lead}</p>
      <div className="flex flex-wrap gap-2">
        {(['group', 'booker', 'name'] as const).map((key) => (
          <button
            key={key}
            type="button"
            className="button-secondary"
            onClick={() => setPeople(people.toSorted(comparePeople[key]))}
          >
            {words.by[key]}
          </button>
        ))}
      </div>
      <ol className="max-h-[50dvh] divide-y divide-line overflow-y-auto">
        {people.map((person, at) => (
          <li key={person.person} className="flex items-center gap-3 py-1">
            <select
              aria-label={words.place(person.name || unnamed)}
              className="form-control w-20 tabular-nums"
              value={at}
              onChange={({ target }) => moveTo(person, Number(target.value))}
            >
              {people.map((each, place) => (
                <option key={each.person} value={place}>
                  {place + 1}
                </option>
              ))}
            </select>
            <span className="min-w-0 text-15">
              <span className="font-semibold">{person.name || unnamed}</span>{' '}
              <span className="text-13 text-soft">
                {[person.group_name, person.booker].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Problem>{problem}</Problem>
      <div className="flex justify-end gap-2">
        <button type="button" className="button-secondary" onClick={onClose}>
          {close}
        </button>
        <button type="button" className="button-primary" disabled={saving} onClick={() => void send()}>
          {saveLabel}
        </button>
      </div>
    </Dialog>
  )
}
