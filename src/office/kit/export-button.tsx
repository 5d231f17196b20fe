// Exports the rows of a list as a file, with its progress and a way to stop it.
import { type ReactNode, useRef, useState } from 'react'
import type { CallOptions, DownloadedFile } from '#platform/wire/call.ts'
import { Download } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import { downloadFile } from '#web/download-file.ts'
import { Menu } from './menu.tsx'
import { useToast } from './toast.tsx'
import { useDescribeError } from './use-describe-error.ts'
import { useText } from './use-text.ts'

export type ExportFormat = 'csv' | 'xlsx'
type FetchExport<F extends string> = (format: F, sending: CallOptions) => Promise<DownloadedFile>
type Props<F extends string> = {
  get: FetchExport<F>
  formats: readonly { format: F; name: string }[]
  lead: string
  /** What the file holds, if it is not what the list shows. */
  title?: string
  /** Further choices, shown above the kinds of file. */
  children?: ReactNode
}

type ListProps = { get: FetchExport<ExportFormat>; title?: string; lead?: string }

/** Every list is exported as one of these two kinds of file. */
export function ListExport({ get, title, lead }: ListProps) {
  const { exporting: words } = useText('kit')
  const formats = (['xlsx', 'csv'] as const).map((format) => ({ format, name: words[format] }))
  return <ExportButton get={get} formats={formats} lead={lead ?? words.lead} title={title} />
}

export function ExportButton<F extends string>({ get, formats, lead, title, children }: Props<F>) {
  const { exporting: words } = useText('kit')
  const { start, stop, share, problem } = useExport(get)
  if (share !== undefined)
    return (
      <span className="flex items-center gap-2">
        <span role="status" className="text-13 text-soft tabular-nums">
          {words.under(Math.round(share * 100))}
        </span>
        <progress
          value={share}
          max={1}
          aria-label={title ?? words.title}
          className="progress-bar h-1.5 w-24"
        />
        <button type="button" className="button-secondary" onClick={stop}>
          {words.stop}
        </button>
      </span>
    )
  return (
    <>
      <Problem>{problem}</Problem>
      <Menu
        title={
          <>
            <Download size={16} />
            {title ?? words.title}
          </>
        }
        className="w-60 gap-1 p-2"
      >
        {children}
        {formats.map(({ format, name }) => (
          <button
            key={format}
            type="button"
            className="rounded-lg px-2 py-2.5 text-left text-15 hover:bg-wash mouse:py-2"
            onClick={() => start(format)}
          >
            {name}
          </button>
        ))}
        <p className="px-2 pb-1 text-13 text-soft">{lead}</p>
      </Menu>
    </>
  )
}

function useExport<F extends string>(get: FetchExport<F>) {
  const { exporting: words } = useText('kit')
  const describeError = useDescribeError()
  const toast = useToast()
  const abortController = useRef<AbortController>(undefined)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  async function start(format: F): Promise<void> {
    abortController.current = new AbortController()
    const { signal } = abortController.current
    setProblem('')
    setShare(0)
    try {
      const file = await get(format, { signal, onProgress: setShare })
      downloadFile(file)
      toast(words.done(file.name))
    } catch (error) {
      if (!signal.aborted) setProblem(describeError(error))
    } finally {
      setShare(undefined)
    }
  }
  return {
    start: (format: F) => void start(format),
    stop: () => abortController.current?.abort(),
    share,
    problem,
  }
}
