// Papers that the office gave along: on the phone already, opened without a network.
import { useState } from 'react'
import { formatFileSize } from '#lib/format.ts'
import { useText } from '#office/kit/use-text.ts'
import { FileText } from '#ui/more-icons.ts'
import { Problem } from '#ui/problem.tsx'
import type { GuidePageData } from './guide-entry.ts'
import { openFile } from './guide-files.ts'
import type { LinkRef } from './phone-store.ts'

type Props = { page: GuidePageData; linkRef: LinkRef; getKey: () => CryptoKey | undefined }

export function FilesPart({ page: { files }, linkRef, getKey }: Props) {
  const words = useText('guide')
  const [problem, setProblem] = useState('')
  const open = async (id: number, name: string) => {
    const key = getKey()
    const address = key && (await openFile(linkRef, key, id))
    if (!address) return setProblem(words.fileNotHere)
    setProblem('')
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    // by then the browser has taken it
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  }
  return (
    <>
      {files.length === 0 && <p className="panel p-4 text-15 text-soft">{words.noFiles}</p>}
      <ul className="panel divide-y divide-line empty:hidden">
        {files.map(({ id, name, size }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left text-15"
              onClick={() => void open(id, name)}
            >
              <FileText size={20} className="shrink-0" />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-13 text-soft">{formatFileSize(size)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
    </>
  )
}
