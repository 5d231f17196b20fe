// Turns uploads into stored files: checked by content, pictures made again, names of our own.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Accept, FileKind } from '#accept.ts'
import { isRefusal } from '#errors.ts'
import type { JobList, Later } from '#jobs.ts'
import { passportLimits } from '#limits/trade.ts'
import type { Log } from '#platform/log.server.ts'
import { type Files, orFull } from '#platform/outside/files.server.ts'
import { inTurn, makePicture, redraw } from '#platform/pictures.server.ts'
import type { Call } from '#platform/wire/call.ts'
import { decrypt, encrypt } from './encrypt.server.ts'
import { kindOf, refuseType } from './kind.server.ts'
import type { Locked, Received } from './receive.server.ts'

/**
 * `path` is the address of a public picture, else the key in the store. `type` and `size` are of what is
 * kept, `hash` (SHA-256) of what was sent; `key` opens what was encrypted.
 */
export type Upload = { name: string; type: string; size: number; path: string; hash: string; key?: Buffer }

/** `parts`: where a file lies now, and the key it will have. */
type Ready = { upload: Upload; parts: { from: string; key: string }[]; picture?: JobList['make-avif'] }

export type Prepared = {
  files: Record<string, Upload[]>
  /**
   * Stores files before the transaction if the store is remote, so that no database connection waits for it.
   */
  sendAhead: () => Promise<void>
  /** Stores files as the last act of the transaction, so that a row never names a missing file. */
  store: (later: Later) => Promise<void>
  /** No two uploads share a file, so whatever was stored can go. */
  takeBack: () => Promise<void>
}

type Known = Received & { kind: FileKind }

/** Checks the first bytes, which is cheap: a wrong file is refused before anything else is done. */
export async function know(received: Received[], { files: taking = {} }: Call): Promise<Known[]> {
  const known: Known[] = []
  for (const file of received) {
    const kind = file.locked?.kind ?? (await kindOf(taking[file.field]?.accept ?? 'pictures', file))
    known.push({ ...file, kind })
  }
  return known
}

/** Whose files they are, and where trouble is told. */
type Sender = { travel_agency: number; log: Log }
/** What else the form says, and where its files are to lie. */
type Bringing = { input: Record<string, unknown>; store: Files; asking: Sender }

/** Pictures are decoded here, which can take a second of a processor each. */
export async function prepare(
  known: Known[],
  { files: taking = {} }: Call,
  { input, store, asking }: Bringing,
): Promise<Prepared> {
  const isPrivate = (field: string) => {
    const rule = taking[field]?.private
    return typeof rule === 'function' ? rule(input) : rule === true
  }
  const files: Record<string, Upload[]> = Object.fromEntries(Object.keys(taking).map((field) => [field, []]))
  const ready: Ready[] = []
  for (const file of known) {
    let one: Ready
    if (file.locked)
      one = await readyLocked(file, file.locked, taking[file.field]?.accept ?? 'papers', asking)
    else if (!file.kind.picture) one = readyPaper(file)
    else one = await readyPicture(file, isPrivate(file.field) ? 'private' : 'public', asking)
    ready.push(one)
    files[file.field]?.push(one.upload)
  }
  const parts = ready.flatMap((one) => one.parts)
  const putAll = async () => {
    for (const { from, key } of parts) await store.put(asking.travel_agency, key, { from })
  }
  return {
    files,
    async sendAhead() {
      if (store.isFar) await putAll()
    },
    async store(later) {
      if (!store.isFar) await putAll()
      for (const { picture } of ready) if (picture) await later('make-avif', picture)
    },
    async takeBack() {
      for (const { key } of parts) await store.remove(asking.travel_agency, key)
    },
  }
}

/** If there was no turn to decode it, the picture is not at fault. */
function refuseUnreadable(file: Received, error: Error, log: Log): never {
  if (isRefusal(error)) throw error
  log.info({ error: error.message }, 'a picture could not be read')
  refuseType(file)
}

async function readyPicture(
  file: Received,
  scope: 'public' | 'private',
  { travel_agency, log }: Sender,
): Promise<Ready> {
  const { name, widths, files } = await inTurn(travel_agency, () =>
    makePicture(file.path, randomBytes(8).toString('hex')),
  ).catch((error: Error) => refuseUnreadable(file, error, log))
  const folder = path.dirname(file.path)
  for (const each of files)
    await fs
      .writeFile(path.join(folder, each.name), each.bytes, { mode: 0o600 })
      .catch((error) => Promise.reject(orFull(error)))
  const upload = {
    name: file.name,
    type: 'image/webp',
    size: files.at(-1)?.bytes.length ?? 0,
    path: scope === 'public' ? `/files/${name}.webp` : `private/${name}.webp`,
    hash: file.hash,
  }
  const parts = files.map((each) => ({ from: path.join(folder, each.name), key: `${scope}/${each.name}` }))
  return { upload, parts, ...(scope === 'public' && { picture: { travel_agency, name, widths } }) }
}

function readyPaper({ name, path: from, size, hash, kind: { mime, extensions } }: Known): Ready {
  const key = `private/${randomBytes(16).toString('hex')}.${extensions[0]}`
  return { upload: { name, type: mime, size, path: key, hash }, parts: [{ from, key }] }
}

/**
 * A picture is made again in memory; nothing is written to the disk unencrypted. Passport pictures wait for
 * their worker, because many come at once.
 */
async function readyLocked(
  file: Received,
  { key, as, kind }: Locked,
  accept: Accept,
  { travel_agency, log }: Sender,
): Promise<Ready> {
  const { name, size, hash } = file
  if (!kind.picture || accept === 'passports')
    return {
      upload: { name, type: kind.mime, size, path: as, hash, key },
      parts: [{ from: file.path, key: as }],
    }
  const made = await inTurn(travel_agency, async () =>
    redraw(decrypt(key, as, await fs.readFile(file.path)), passportLimits.pixels),
  ).catch((error: Error) => refuseUnreadable(file, error, log))
  const from = `${file.path}.locked`
  await fs
    .writeFile(from, encrypt(key, as, Readable.from([made])), { mode: 0o600 })
    .catch((error) => Promise.reject(orFull(error)))
  return {
    upload: { name, type: 'image/webp', size: made.length, path: as, hash, key },
    parts: [{ from, key: as }],
  }
}
