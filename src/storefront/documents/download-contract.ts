// The contract as a file, for whoever has a link.
// Its token goes in the body, so no plain anchor can fetch it.
import { downloadFile } from '#web/download-file.ts'

/** Returns whether the file came. */
export async function downloadContract(token: string): Promise<boolean> {
  const response = await fetch('/contract', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => undefined)
  const file = response?.ok && (await response.blob().catch(() => undefined))
  if (!file) return false
  downloadFile({ name: 'contract.pdf', blob: file })
  return true
}
