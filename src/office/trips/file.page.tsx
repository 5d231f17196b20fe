// Trips by file: downloaded, changed in a spreadsheet, and taken once everybody can see what changes.
import { useRef, useState } from 'react'
import type { Fault } from '#domain/trip/from-worksheets.ts'
import type { ImportPlan } from '#domain/trip/plan-import.ts'
import { useApi } from '#office/api.ts'
import { FileDrop } from '#office/kit/file-drop.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { Problem } from '#ui/problem.tsx'
import { ChangeTable, FaultTable } from './change-table.tsx'
import { ExportTrips } from './export-trips.tsx'
import { readImportFile } from './read-import-file.ts'

export const loader = () => null

export default function TripsFilePage() {
  const words = useText('imports')
  const describeError = useDescribeError()
  const api = useApi()
  const [plan, setPlan] = useState<ImportPlan>()
  const [problem, setProblem] = useState('')
  const [isReading, setIsReading] = useState(false)
  async function read(file: File): Promise<void> {
    setIsReading(true)
    setProblem('')
    setPlan(undefined)
    try {
      const found = await readImportFile(api, file)
      if (typeof found === 'string') setProblem(found)
      else setPlan(found)
    } catch (error) {
      setProblem(describeError(error))
    }
    setIsReading(false)
  }
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ExportTrips />
      </PageHeader>
      <div className="grid gap-4">
        <FileDrop
          label={plan ? words.again : words.pick}
          hint={isReading ? words.reading : words.pickHint}
          accept=".xlsx,.json,.xlsm,.xls"
          isBusy={isReading}
          onPick={(file) => void read(file)}
        />
        <Problem>{problem}</Problem>
        {plan && (
          <ImportPreview
            key={plan.changes.length}
            plan={plan}
            onFaults={(faults) => setPlan({ ...plan, faults })}
            onImported={() => setPlan(undefined)}
          />
        )}
      </div>
    </>
  )
}

type Props = { plan: ImportPlan; onFaults: (faults: Fault[]) => void; onImported: () => void }

/** What changes, and the button; with a fault only the faults, since nothing of it can be taken. */
function ImportPreview(props: Props) {
  const words = useText('imports')
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
  return <ImportChanges {...props} />
}

function ImportChanges({ plan: { changes, toImport, untouched }, onFaults, onImported }: Props) {
  const words = useText('imports')
  const api = useApi()
  const toast = useToast()
  const publish = useRef<HTMLInputElement>(null)
  const { save, saving, problem } = useSave()
  async function importChanges(): Promise<void> {
    const trips = toImport.map(({ trip }) => trip)
    const isDone = await save(async (sending) => {
      try {
        const { saved, made, rows } = await api.trip.importTrips(
          { trips, publish: publish.current?.checked ?? false },
          sending,
        )
        toast(words.taken(saved, made.length, rows))
      } catch (error) {
        const { listFaults } = await import('./read-import-file.ts')
        const found = await listFaults(toImport, error)
        if (found.length > 0) onFaults(found)
        throw error
      }
    })
    if (isDone) onImported()
  }
  return (
    <section className="panel grid gap-3 p-4">
      <p role="status" className="font-semibold text-16">
        {words.found(changes.length, toImport.length)}
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
        className="button-primary justify-self-end"
        disabled={saving}
        onClick={() => void importChanges()}
      >
        {words.take(changes.length)}
      </button>
    </section>
  )
}
