// Downloads a document of a booking after the second factor; each download is logged.
import { useState } from 'react'
import { useDescribeError } from '#office/kit/use-describe-error.ts'
import { Problem } from '#ui/problem.tsx'
import { downloadFile } from '#web/download-file.ts'

type Props = { label: string; get: () => Promise<{ name: string; base64: string }> }

export function DownloadButton({ label, get }: Props) {
  const describeError = useDescribeError()
  const [problem, setProblem] = useState('')
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setProblem('')
    setDownloading(true)
    try {
      const { name, base64 } = await get()
      downloadFile({ name, blob: new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]) })
    } catch (error) {
      setProblem(describeError(error))
    }
    setDownloading(false)
  }
  return (
    <span className="inline-grid">
      <button
        type="button"
        disabled={isDownloading}
        onClick={() => void download()}
        className="min-h-11 mouse:min-h-9 break-all text-left underline underline-offset-4"
      >
        {label}
      </button>
      <Problem>{problem}</Problem>
    </span>
  )
}
