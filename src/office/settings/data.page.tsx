// A copy of all data as one file: asked for, made in the background, fetched within a day.
import { useLoaderData } from 'react-router'
import { useApi } from '#office/api.ts'
import { formatMoment } from '#office/kit/format-moment.ts'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { usePolling } from '#web/use-polling.ts'

export const loader = ({ api }: LoaderArgs) => api.archive.dataFiles()
type DataFile = Awaited<ReturnType<typeof loader>>['list'][number]

export default function DataPage() {
  const words = useText('archive')
  const { list } = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const { save, saving, problem } = useSave()
  const ask = async () => {
    const saved = await save((sending) => api.archive.askDataFile({}, sending))
    if (saved) toast(saved.answer.is_new ? words.asked : words.there)
  }
  const isMaking = list.some(({ state }) => state === 'waiting')
  usePolling(isMaking, { every_ms: 2_000 })
  return (
    <div className="max-w-3xl">
      <PageHeader title={words.title} lead={words.lead}>
        <button
          type="button"
          className="button-primary"
          disabled={saving || isMaking}
          onClick={() => void ask()}
        >
          {words.ask}
        </button>
      </PageHeader>
      <Problem>{problem}</Problem>
      <div className="mb-4 grid gap-1 text-15 text-soft">
        <p>{words.what}</p>
        <p>{words.told}</p>
      </div>
      <Panel title={words.files}>
        {list.length === 0 && <p className="text-15 text-soft">{words.none}</p>}
        <ul className="divide-y divide-line">
          {list.map((file) => (
            <DataFileLine key={file.id} file={file} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function DataFileLine({ file }: { file: DataFile }) {
  const { id, state, done, of_all, size, by_name, asked, until } = file
  const words = useText('archive')
  const { language } = useSession()
  const api = useApi()
  const { save, saving, problem } = useSave()
  const fetchFile = () =>
    void save(async () => {
      const { url } = await api.archive.fetchDataFile({ id })
      window.location.assign(url)
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2 text-15">
      <span className="grid gap-0.5">
        <span className="tabular-nums">
          {formatMoment(asked, language)} · {words.by(by_name)}
        </span>
        <span className="text-13 text-soft tabular-nums">
          {state === 'waiting' && words.making(done, of_all)}
          {state === 'failed' && words.failed}
          {state === 'ready' &&
            `${words.size((size / 1_000_000).toFixed(1))} · ${words.until(formatMoment(until ?? asked, language))}`}
        </span>
        <Problem>{problem}</Problem>
      </span>
      {state === 'waiting' && (
        <progress
          value={done}
          max={of_all || 1}
          aria-label={words.title}
          className="progress-bar h-1.5 w-24"
        />
      )}
      {state === 'ready' && (
        <button type="button" className="button-secondary" disabled={saving} onClick={fetchFile}>
          {words.fetch}
        </button>
      )}
    </li>
  )
}
