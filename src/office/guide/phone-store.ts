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
export async function saveKey(ref: LinkRef, { key, until }: { key: string; until: string }): Promise<void> {
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  const imported = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  await write('keys', toKey(ref), { key: imported, until: Date.parse(until) } satisfies StoredKey)
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

/** The link is over: nothing of it stays. */
export async function clearLink(ref: LinkRef): Promise<void> {
  await clearKey(ref)
  await runOnStore('entries', 'readwrite', (store) => store.delete(ofLink(ref)))
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

export const listFileNames = async (ref: LinkRef): Promise<string[]> => {
  const keys = await runOnStore('files', 'readonly', (store) => store.getAllKeys(ofLink(ref)))
  return keys.map((each) => String(each).slice(toKey(ref).length + 1))
}
