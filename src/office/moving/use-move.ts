// A file on its way in: its rows, which column is what, and what a trial run says of it.
import { useState } from 'react'
import type { MovingColumns, MovingKind } from '#domain/moving/kinds.ts'
import { listMissingColumns, readRows, recognizeColumns } from '#domain/moving/read-rows.ts'
import { movingLimits } from '#limits/files.ts'
import { type Api, useApi } from '#office/api.ts'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import { readFile } from './read-file.ts'

export type MoveReport = Awaited<ReturnType<Api['moving']['startMove']>>
type OpenFile = { rows: string[][]; titles: string[]; columns: MovingColumns }

export function useMove(onStarted: () => void) {
  const words = useText('moving')
  const api = useApi()
  const describeError = useDescribeError()
  const { save, saving, problem: saveProblem } = useSave()
  const [kind, setKind] = useState<MovingKind>('members')
  const [file, setFile] = useState<OpenFile>()
  const [report, setReport] = useState<MoveReport>()
  const [isTrying, setTrying] = useState(false)
  const [problem, setProblem] = useState('')

  function forget(): void {
    setFile(undefined)
    setReport(undefined)
    setProblem('')
  }

  async function tryRows(opened: OpenFile): Promise<void> {
    setFile(opened)
    setReport(undefined)
    const missing = listMissingColumns(kind, opened.columns)
    if (missing.length > 0) return setProblem(words.missing(missing.map((field) => words.fields[field])))
    const rows = readRows(kind, opened.rows, opened.columns)
    if (rows.length === 0) return setProblem(words.noRows)
    if (rows.length > movingLimits.rows) return setProblem(words.refused.too_many_lines)
    setProblem('')
    setTrying(true)
    try {
      setReport(await api.moving.startMove({ kind, rows, only_try: true }))
    } catch (error) {
      setProblem(describeError(error))
    }
    setTrying(false)
  }

  async function open(picked: File): Promise<void> {
    forget()
    const read = await readFile(picked)
    if ('refused' in read) return setProblem(words.refused[read.refused])
    await tryRows({ rows: read.rows, ...recognizeColumns(kind, read.rows) })
  }

  async function start(): Promise<void> {
    if (!file) return
    const rows = readRows(kind, file.rows, file.columns)
    if (!(await save((sending) => api.moving.startMove({ kind, rows }, sending)))) return
    forget()
    onStarted()
  }

  return {
    kind,
    choose: (chosen: MovingKind) => {
      forget()
      setKind(chosen)
    },
    file,
    report,
    isBusy: isTrying || saving,
    problem: problem || saveProblem,
    open,
    nameColumns: (columns: MovingColumns) => file && void tryRows({ ...file, columns }),
    forget,
    start,
  }
}
