// A file that was loaded goes where downloads go, as if a link to it had been followed.
import type { Got } from '#platform/wire/call.ts'

export function keepFile({ name, blob }: Got): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
