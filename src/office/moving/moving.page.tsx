// Moving in: a file of another system is tried, brought in by a job that can be left, and undone.
import { useLoaderData } from 'react-router'
import { type MovingField, movingFields, movingKinds } from '#domain/moving/kinds.ts'
import { Select } from '#office/kit/field.tsx'
import { FileDrop } from '#office/kit/file-drop.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { usePolling } from '#web/use-polling.ts'
import { MoveHistory } from './move-history.tsx'
import { TrialReport } from './trial-report.tsx'
import { useMove } from './use-move.ts'

export const loader = ({ api }: LoaderArgs) => api.moving.moves()

export default function MovingPage() {
  const words = useText('moving')
  const toast = useToast()
  const { list } = useLoaderData<typeof loader>()
  const move = useMove(() => toast(words.started))
  usePolling(
    list.some(({ state }) => state === 'running' || state === 'undoing'),
    { every_ms: 2_000 },
  )
  const { kind, file, report, isBusy, problem } = move
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid max-w-4xl gap-4">
        <Panel title={words.what}>
          <fieldset className="grid gap-2 tablet:grid-cols-2">
            <legend className="sr-only">{words.what}</legend>
            {movingKinds.map((each) => (
              <label key={each} className="flex min-h-11 items-start gap-2 rounded-lg p-2 hover:bg-wash">
                <input
                  type="radio"
                  name="kind"
                  className="mt-1"
                  checked={kind === each}
                  onChange={() => move.choose(each)}
                />
                <span className="grid">
                  <span className="font-semibold text-15">{words.kinds[each]}</span>
                  <span className="text-13 text-soft">{words.kindHints[each]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {file ? (
            <button type="button" className="button-secondary justify-self-start" onClick={move.forget}>
              {words.another}
            </button>
          ) : (
            <FileDrop
              label={words.file}
              hint={words.fileHint}
              accept=".xlsx,.csv,.txt,.tsv"
              isBusy={isBusy}
              onPick={(picked) => void move.open(picked)}
            />
          )}
          <Problem>{problem}</Problem>
        </Panel>
        {file && <ColumnFields move={move} />}
        {report && <TrialReport report={report} isBusy={isBusy} onStart={() => void move.start()} />}
        <MoveHistory moves={list} />
      </div>
    </>
  )
}

function ColumnFields({ move: { kind, file, nameColumns } }: { move: ReturnType<typeof useMove> }) {
  const words = useText('moving')
  if (!file) return null
  const { titles, columns } = file
  const { required, optional } = movingFields[kind]
  const name = (field: MovingField, title: string) => {
    const { [field]: _, ...others } = columns
    nameColumns(title === '' ? others : { ...others, [field]: title })
  }
  return (
    <Panel title={words.columns}>
      <p className="text-15 text-soft">{words.columnsLead}</p>
      <div className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
        {[...required, ...optional].map((field) => (
          <Select
            key={field}
            label={required.includes(field) ? words.required(words.fields[field]) : words.fields[field]}
            value={columns[field] ?? ''}
            choices={[
              { value: '', name: words.noColumn },
              ...titles.map((title) => ({ value: title, name: title })),
            ]}
            onChange={({ target }) => name(field, target.value)}
          />
        ))}
      </div>
    </Panel>
  )
}
