// Papers of the guide on the phone: loaded once, encrypted, opened without a network.
import type { Api } from '#office/api.ts'
import { deleteItem, findItem, type LinkRef, listNames, saveItem } from './phone-store.ts'
import { type StoredPicture, toFile } from './picture-bytes.ts'

type FileRef = { id: number }

/** Stores the files that are not here yet; what staff took back goes. */
export async function keepFiles(
  api: Api,
  ref: LinkRef,
  key: CryptoKey,
  files: readonly FileRef[],
): Promise<void> {
  const held = await listNames('files', ref)
  for (const name of held)
    if (!files.some(({ id }) => String(id) === name)) await deleteItem('files', ref, name)
  for (const { id } of files)
    if (!held.includes(String(id))) {
      const value = await api.guide.file({ link: ref.link, id })
      await saveItem('files', ref, key, { name: String(id), value })
    }
}

/** As the address of something the browser can show or save; undefined while it is not here. */
export async function openFile(ref: LinkRef, key: CryptoKey, id: number): Promise<string | undefined> {
  const file = await findItem<StoredPicture>('files', ref, key, String(id))
  return file && URL.createObjectURL(toFile(file))
}
