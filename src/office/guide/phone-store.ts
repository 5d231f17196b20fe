// What the guide's page stores on the phone: all encrypted, with a key that is cleared after half a day.
import { toBase64 } from './picture-bytes.ts'

/** The agency and the number of the link. */
export type LinkRef = { agency: number; link: number }
type StoredKey = { key: CryptoKey; until: number }
type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }
type StoreName = 'phone' | 'keys' | 'pages' | 'entries' | 'files'

const toKey = ({ agency, link }: LinkRef) => `${agency}.${link}`
const stores: StoreName[] = ['phone', 'keys', 'pages', 'entries', 'files']

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('guide', 1)
    request.onupgradeneeded = () => {
      for (const name of stores) request.result.createObjectStore(name)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** One transaction on one store; it has happened when the promise is kept. */
async function runOnStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode)
      const request = work(transaction.objectStore(name))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

const read = <T>(name: StoreName, key: string): Promise<T | undefined> =>
  runOnStore(name, 'readonly', (store) => store.get(key))
const write = (name: StoreName, key: string, value: unknown) =>
  runOnStore(name, 'readwrite', (store) => store.put(value, key))

/** All keys of a link's entries or files begin with the link. */
const ofLink = (ref: LinkRef) => IDBKeyRange.bound(`${toKey(ref)}.`, `${toKey(ref)}/`)

/** A random name: the server works out the same key for the same phone. */
export async function getDevice(): Promise<string> {
  const known = await read<string>('phone', 'device')
  if (known !== undefined) return known
  const device = toBase64(crypto.getRandomValues(new Uint8Array(24))).replaceAll(/[^\w]/g, '_')
  await write('phone', 'device', device)
  return device
}

/** Nobody can read the key out of the browser again, ourselves included. */
function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** As long as the server has notes of a trip that is over. */
const unsentDays = 60

type GuidePass = { key: string; until: string; earlier: readonly { link: number; key: string }[] }

/** What was written with a link that is over goes with this one. */
export async function savePass(ref: LinkRef, { key, until, earlier }: GuidePass): Promise<void> {
  await purgeEntries(new Date(Date.now() - unsentDays * 86_400_000).toISOString())
  const imported = await importKey(key)
  await write('keys', toKey(ref), { key: imported, until: Date.parse(until) } satisfies StoredKey)
  for (const { link, key: before } of earlier)
    await takeOverEntries({ ...ref, link }, await importKey(before), ref, imported)
}

async function takeOverEntries(from: LinkRef, before: CryptoKey, to: LinkRef, key: CryptoKey): Promise<void> {
  for (const name of await listNames('entries', from)) {
    const value = await findItem('entries', from, before, name)
    await saveItem('entries', to, key, { name, value })
    await deleteItem('entries', from, name)
  }
}

/** A key whose time is over is cleared with what it opened, but for what was not sent yet. */
export async function findKey(ref: LinkRef): Promise<StoredKey | undefined> {
  const stored = await read<StoredKey>('keys', toKey(ref))
  if (!stored || stored.until > Date.now()) return stored
  await clearKey(ref)
  return undefined
}

export async function clearKey(ref: LinkRef): Promise<void> {
  await runOnStore('keys', 'readwrite', (store) => store.delete(toKey(ref)))
  await runOnStore('pages', 'readwrite', (store) => store.delete(toKey(ref)))
  await runOnStore('files', 'readwrite', (store) => store.delete(ofLink(ref)))
}

/** What nobody sent for so long goes, with whatever link it was written. Names begin with their moment. */
async function purgeEntries(before: string): Promise<void> {
  const keys = await runOnStore('entries', 'readonly', (store) => store.getAllKeys())
  for (const key of keys.map(String)) {
    const [moment = ''] = /(?<=^\d+\.\d+\.)[^.]+/.exec(key) ?? []
    if (moment !== '' && moment < before)
      await runOnStore('entries', 'readwrite', (store) => store.delete(key))
  }
}

async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
}

async function unseal<T>(key: CryptoKey, { iv, bytes }: Sealed): Promise<T> {
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)
  return JSON.parse(new TextDecoder().decode(opened))
}

export const savePage = async (ref: LinkRef, key: CryptoKey, page: unknown) =>
  write('pages', toKey(ref), await seal(key, page))

export async function findPage<T>(ref: LinkRef, key: CryptoKey): Promise<T | undefined> {
  const sealed = await read<Sealed>('pages', toKey(ref))
  return sealed && unseal<T>(key, sealed)
}

/** `name`: a number with leading zeros, so that entries are read in the order they were written. */
export const saveItem = async (
  store: 'entries' | 'files',
  ref: LinkRef,
  key: CryptoKey,
  { name, value }: { name: string; value: unknown },
) => write(store, `${toKey(ref)}.${name}`, await seal(key, value))

export const deleteItem = (store: 'entries' | 'files', ref: LinkRef, name: string) =>
  runOnStore(store, 'readwrite', (each) => each.delete(`${toKey(ref)}.${name}`))

export async function findItem<T>(
  store: 'entries' | 'files',
  ref: LinkRef,
  key: CryptoKey,
  name: string,
): Promise<T | undefined> {
  const sealed = await read<Sealed>(store, `${toKey(ref)}.${name}`)
  return sealed && unseal<T>(key, sealed)
}

export async function listItems<T>(ref: LinkRef, key: CryptoKey): Promise<T[]> {
  const sealed: Sealed[] = await runOnStore('entries', 'readonly', (store) => store.getAll(ofLink(ref)))
  return Promise.all(sealed.map((each) => unseal<T>(key, each)))
}

export async function listNames(store: 'entries' | 'files', ref: LinkRef): Promise<string[]> {
  const keys = await runOnStore(store, 'readonly', (each) => each.getAllKeys(ofLink(ref)))
  return keys.map((each) => String(each).slice(toKey(ref).length + 1))
}
