// Trips by file: downloaded, changed in a spreadsheet, and taken once everybody can see what changes.
import { useRef, useState } from 'react'
import type { Plan } from '#domain/trip/compare.ts'
import type { Fault } from '#domain/trip/from-sheets.ts'
import { Problem } from '#ui/problem.tsx'
import { useApi } from '../api.ts'
import { Heading } from '../kit/heading.tsx'
import { useTell } from '../kit/toast.tsx'
import { useSave } from '../kit/use-save.ts'
import { useSentence } from '../kit/use-sentence.ts'
import { useOffice } from '../kit/use-words.ts'
import { ChangeTable, FaultTable } from './change-table.tsx'
import { ExportTrips } from './export-trips.tsx'
import { OneFile } from './one-file.tsx'
import { planFile } from './plan-file.ts'

export const loader = () => null

export default function TripsFilePage() {
  const words = useOffice('exchange')
  const sentenceOf = useSentence()
  const api = useApi()
  const [plan, setPlan] = useState<Plan>()
  const [problem, setProblem] = useState('')
  const [reading, setReading] = useState(false)
  async function read(file: File): Promise<void> {
    setReading(true)
    setProblem('')
    setPlan(undefined)
    try {
      const found = await planFile(api, file)
      if (typeof found === 'string') setProblem(found)
      else setPlan(found)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setReading(false)
  }
  return (
    <>
      <Heading title={words.title} lead={words.lead}>
        <ExportTrips />
      </Heading>
      <div className="grid gap-4">
        <OneFile
          label={plan ? words.again : words.pick}
          hint={reading ? words.reading : words.pickHint}
          accept=".xlsx,.json,.xlsm,.xls"
          busy={reading}
          onPick={(file) => void read(file)}
        />
        <Problem>{problem}</Problem>
        {plan && (
          <Taking
            key={plan.changes.length}
            plan={plan}
            onFaults={(faults) => setPlan({ ...plan, faults })}
            onTaken={() => setPlan(undefined)}
          />
        )}
      </div>
    </>
  )
}

type Props = { plan: Plan; onFaults: (faults: Fault[]) => void; onTaken: () => void }

/** What changes, and the button; with a fault only the faults, since nothing of it can be taken. */
function Taking(props: Props) {
  const words = useOffice('exchange')
  const { changes, faults } = props.plan
  if (faults.length > 0)
    return (
      <section className="panel grid gap-3 p-4">
        <p role="alert" className="font-semibold text-16 text-warn">
          {words.faults(faults.length)}
        </p>
        <FaultTable faults={faults} />
      </section>
    )
  if (changes.length === 0)
    return (
      <p role="status" className="panel p-4 text-15">
        {words.none}
      </p>
    )
  return <TakeChanges {...props} />
}

function TakeChanges({ plan: { changes, sent, untouched }, onFaults, onTaken }: Props) {
  const words = useOffice('exchange')
  const api = useApi()
  const tell = useTell()
  const publish = useRef<HTMLInputElement>(null)
  const { save, saving, problem } = useSave()
  async function take(): Promise<void> {
    const trips = sent.map(({ trip }) => trip)
    const isDone = await save(async (sending) => {
      try {
        const { saved, made, rows } = await api.trip.importTrips(
          { trips, publish: publish.current?.checked ?? false },
          sending,
        )
        tell(words.taken(saved, made.length, rows))
      } catch (error) {
        const { faultsOf } = await import('./plan-file.ts')
        const found = await faultsOf(sent, error)
        if (found.length > 0) onFaults(found)
        throw error
      }
    })
    if (isDone) onTaken()
  }
  return (
    <section className="panel grid gap-3 p-4">
      <p role="status" className="font-semibold text-16">
        {words.found(changes.length, sent.length)}
      </p>
      <p className="text-13 text-soft">{words.untouched(untouched)}</p>
      <ChangeTable changes={changes} />
      <label className="flex min-h-11 mouse:min-h-9 items-start gap-2">
        <input ref={publish} type="checkbox" className="mt-1" />
        <span>
          {words.publish}
          <span className="block text-13 text-soft">{words.publishHint}</span>
        </span>
      </label>
      <Problem>{problem}</Problem>
      <button
        type="button"
        className="act-main justify-self-end"
        disabled={saving}
        onClick={() => void take()}
      >
        {words.take(changes.length)}
      </button>
    </section>
  )
}
