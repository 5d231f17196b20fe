// A file that was loaded goes where downloads go, as if a link to it had been followed.
import type { DownloadedFile } from '#platform/wire/call.ts'

export function downloadFile({ name, blob }: DownloadedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
