// What a list shows, taken home as a file: it says how far it is, and can be stopped.
import { useRef, useState } from 'react'
import type { Got, Sending } from '#platform/wire/call.ts'
import { Download } from '#ui/icons.ts'
import { Problem } from '#ui/problem.tsx'
import { keepFile } from '#web/keep-file.ts'
import { Menu } from './menu.tsx'
import { useTell } from './toast.tsx'
import { useSentence } from './use-sentence.ts'
import { useOffice } from './use-words.ts'

export type Format = 'csv' | 'xlsx'
type Get<F extends string> = (format: F, sending: Sending) => Promise<Got>
type Props<F extends string> = {
  get: Get<F>
  formats: readonly { format: F; name: string }[]
  lead: string
  /** What is taken, where it is not what the list shows. */
  title?: string
}

/** What a list shows, as the two kinds of file that every list gives. */
export function ListExport({ get }: { get: Get<Format> }) {
  const { exporting: words } = useOffice('kit')
  const formats = (['xlsx', 'csv'] as const).map((format) => ({ format, name: words[format] }))
  return <ExportButton get={get} formats={formats} lead={words.lead} />
}

export function ExportButton<F extends string>({ get, formats, lead, title }: Props<F>) {
  const { exporting: words } = useOffice('kit')
  const { begin, stop, share, problem } = useGetting(get)
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
        <button type="button" className="act" onClick={stop}>
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
        {formats.map(({ format, name }) => (
          <button
            key={format}
            type="button"
            className="rounded-lg px-2 py-2.5 text-left text-15 hover:bg-wash mouse:py-2"
            onClick={() => begin(format)}
          >
            {name}
          </button>
        ))}
        <p className="px-2 pb-1 text-13 text-soft">{lead}</p>
      </Menu>
    </>
  )
}

function useGetting<F extends string>(get: Get<F>) {
  const { exporting: words } = useOffice('kit')
  const sentenceOf = useSentence()
  const tell = useTell()
  const stopping = useRef<AbortController>(undefined)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState('')
  async function begin(format: F): Promise<void> {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setProblem('')
    setShare(0)
    try {
      const got = await get(format, { signal, onProgress: setShare })
      keepFile(got)
      tell(words.done(got.name))
    } catch (error) {
      if (!signal.aborted) setProblem(sentenceOf(error))
    } finally {
      setShare(undefined)
    }
  }
  return {
    begin: (format: F) => void begin(format),
    stop: () => stopping.current?.abort(),
    share,
    problem,
  }
}
