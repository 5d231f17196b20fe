// An agency's logo as the desk and the demo store it. Its name changes with its content.
import { createHash } from 'node:crypto'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { encodeLogo } from '#platform/upload/logo.server.ts'

/** Throws when the bytes are no picture, or none that may be a logo. */
export const checkLogo = (bytes: Buffer) => encodeLogo(bytes, '')

/** Returns the logo's address. Throws as `checkLogo` does. */
export async function storeLogo(files: FileStore, travel_agency: number, bytes: Buffer): Promise<string> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const logo = await encodeLogo(bytes, id)
  await files.put(travel_agency, `public/${logo.name}`, logo.bytes)
  return `/files/${logo.name}`
}
