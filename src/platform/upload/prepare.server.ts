// From what arrived to what is kept: known by its content, pictures made anew, each file under a name of ours.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Accept, Kind } from '#accept.ts'
import type { JobList, Later } from '#jobs.ts'
import { passportLimits } from '#limits.ts'
import { type Files, orFull } from '#platform/outside/files.server.ts'
import { inTurn, makePicture, redraw } from '#platform/pictures.server.ts'
import type { Asking } from '#platform/wire/asking.ts'
import type { Call } from '#platform/wire/call.ts'
import { decrypt, encrypt } from './encrypt.server.ts'
import { kindOf, refuseType } from './kind.server.ts'
import type { Locked, Received } from './receive.server.ts'

/** `path` is the address of a public picture, else the key in the store. `type` and `size` are of what is kept, `hash` (SHA-256) of what was sent; `key` opens what was encrypted. */
export type Upload = { name: string; type: string; size: number; path: string; hash: string; key?: Buffer }

/** `parts`: where a file lies now, and the key it will have. */
type Ready = { upload: Upload; parts: { from: string; key: string }[]; picture?: JobList['make-avif'] }

export type Prepared = {
  files: Record<string, Upload[]>
  /** Before the transaction, where the store is far: no connection to the database waits for it. */
  sendAhead: () => Promise<void>
  /** Within the transaction, as its last act: a row never points to a file that is not there. */
  store: (later: Later) => Promise<void>
  /** No two uploads share a file, so whatever was stored can go. */
  takeBack: () => Promise<void>
}

export async function prepare(
  received: Received[],
  { files: taking = {} }: Call,
  input: Record<string, unknown>,
  store: Files,
  asking: Asking,
): Promise<Prepared> {
  const isPrivate = (field: string) => {
    const rule = taking[field]?.private
    return typeof rule === 'function' ? rule(input) : rule === true
  }
  const kinds = new Map<Received, Kind>()
  for (const file of received)
    if (!file.locked)
      kinds.set(
        file,
        (await kindOf(taking[file.field]?.accept ?? 'pictures', file.name, file.path)) ?? refuseType(file),
      )
  const files: Record<string, Upload[]> = Object.fromEntries(Object.keys(taking).map((field) => [field, []]))
  const ready: Ready[] = []
  for (const file of received) {
    const kind = kinds.get(file)
    const one = file.locked
      ? await readyLocked(file, file.locked, taking[file.field]?.accept ?? 'papers', asking)
      : kind?.picture
        ? await readyPicture(file, isPrivate(file.field) ? 'private' : 'public', asking)
        : readyPaper(file, kind ?? refuseType(file))
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

async function readyPicture(
  file: Received,
  scope: 'public' | 'private',
  { travel_agency, log }: Asking,
): Promise<Ready> {
  const { name, widths, files } = await inTurn(() =>
    makePicture(file.path, randomBytes(8).toString('hex')),
  ).catch((error: Error) => {
    log.info({ error: error.message }, 'a picture could not be read')
    return refuseType(file)
  })
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

function readyPaper({ name, path: from, size, hash }: Received, { mime, extensions }: Kind): Ready {
  const key = `private/${randomBytes(16).toString('hex')}.${extensions[0]}`
  return { upload: { name, type: mime, size, path: key, hash }, parts: [{ from, key }] }
}

/** A picture is made anew in memory, and nothing of it touches the disk in clear. A passport's waits for its worker: they come by the dozen. */
async function readyLocked(
  file: Received,
  { key, as, kind }: Locked,
  accept: Accept,
  { log }: Asking,
): Promise<Ready> {
  const { name, size, hash } = file
  if (!kind.picture || accept === 'passports')
    return {
      upload: { name, type: kind.mime, size, path: as, hash, key },
      parts: [{ from: file.path, key: as }],
    }
  const made = await inTurn(async () =>
    redraw(decrypt(key, as, await fs.readFile(file.path)), passportLimits.pixels),
  ).catch((error: Error) => {
    log.info({ error: error.message }, 'a picture could not be read')
    return refuseType(file)
  })
  const from = `${file.path}.locked`
  await fs
    .writeFile(from, encrypt(key, as, Readable.from([made])), { mode: 0o600 })
    .catch((error) => Promise.reject(orFull(error)))
  return {
    upload: { name, type: 'image/webp', size: made.length, path: as, hash, key },
    parts: [{ from, key: as }],
  }
}
