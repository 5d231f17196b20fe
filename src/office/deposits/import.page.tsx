// Bank lines brought in: pasted or as a file, seen before they are stored, each once.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type BankColumns, isComplete } from '#domain/bank/columns.ts'
import type { ReadLines } from '#domain/bank/read-lines.ts'
import { bankLimits } from '#limits/books.ts'
import { useApi } from '#office/api.ts'
import { OfficeLink, useOfficeNavigate } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { useSave } from '#office/kit/use-save.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import { AccountField } from './account-field.tsx'
import { ColumnFields } from './column-fields.tsx'
import { ImportPreview } from './import-preview.tsx'
import { PasteLines } from './paste-lines.tsx'
import { type BankRows, readBankLines } from './read-bank-lines.ts'

export const loader = ({ api }: LoaderArgs) => api.bank.accounts({})

export default function ImportLinesPage() {
  const { import: words } = useText('deposits')
  const toast = useToast()
  const navigate = useOfficeNavigate()
  const { known, account, setAccount, rows, read, fresh, problem, open, nameColumns, forget } = useImport()
  const api = useApi()
  const { save, saving, problem: saveProblem } = useSave()
  async function importLines(): Promise<void> {
    if (!read) return
    const { columns, lines, withdrawals } = read
    const saved = await save((sending) =>
      api.bank.importLines({ account, columns, lines, withdrawals }, sending),
    )
    if (!saved) return
    toast(words.taken(saved.answer.added, saved.answer.withdrawals))
    await navigate('/deposits')
  }
  return (
    <div className="mx-auto max-w-5xl">
      <OfficeLink
        to="/deposits"
        className="mb-2 inline-flex min-h-11 mouse:min-h-9 items-center text-15 text-soft"
      >
        ‹ {words.back}
      </OfficeLink>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid gap-4">
        <AccountField known={known} account={account} onChange={setAccount} />
        {rows ? (
          <button type="button" className="button-secondary justify-self-start" onClick={forget}>
            {words.area}
          </button>
        ) : (
          <PasteLines onRead={open} />
        )}
        <Problem>{problem || saveProblem}</Problem>
        {read && rows && <ColumnFields read={read} onChange={nameColumns} />}
        {read && isComplete(read.columns) && (
          <ImportPreview read={read} fresh={fresh} saving={saving} onImport={() => void importLines()} />
        )}
      </div>
    </div>
  )
}

/** What was read, and which of it is new: asked anew when the account or a column changes. */
function useImport() {
  const { import: words } = useText('deposits')
  const { accounts, own } = useLoaderData<typeof loader>()
  const describeError = useDescribeError()
  const api = useApi()
  const [account, setAccount] = useState(accounts[0]?.account ?? own ?? '')
  const [rows, setRows] = useState<string[][]>()
  const [read, setRead] = useState<ReadLines>()
  const [fresh, setFresh] = useState<ReadonlySet<number>>()
  const [problem, setProblem] = useState('')
  const findRemembered = (name: string) => accounts.find((each) => each.account === name)?.columns

  async function readRows(cells: string[][], name: string, columns?: BankColumns): Promise<void> {
    setProblem('')
    setFresh(undefined)
    const found = await readBankLines(cells, columns ?? findRemembered(name))
    const target = columns || name !== '' ? name : (found.account ?? '')
    setAccount(target)
    setRows(cells)
    setRead(found)
    const read = found.lines.length + found.withdrawals.length
    if (read === 0) return setProblem(isComplete(found.columns) ? words.noLines : '')
    if (read > bankLimits.lines) return setProblem(words.refused.too_many_lines)
    if (target.trim() === '') return
    try {
      const { lines } = found
      const answer = await api.bank.importLines({
        account: target,
        columns: found.columns,
        lines,
        only_try: true,
      })
      setFresh(new Set(answer.fresh))
    } catch (error) {
      setProblem(describeError(error))
    }
  }
  return {
    known: accounts.map((each) => each.account),
    account,
    rows,
    read,
    fresh,
    problem,
    open: (opened: BankRows) =>
      'refused' in opened ? setProblem(words.refused[opened.refused]) : void readRows(opened.rows, account),
    setAccount: (name: string) => {
      setAccount(name)
      if (rows) void readRows(rows, name)
    },
    nameColumns: (columns: BankColumns) => rows && void readRows(rows, account, columns),
    forget: () => {
      setRows(undefined)
      setRead(undefined)
      setFresh(undefined)
    },
  }
}
