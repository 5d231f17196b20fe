// What staff take out of the product as files, for themselves alone: passports, and what customers attached.
import fs from 'node:fs'
import path from 'node:path'
import { attachedTo, passportsOf } from '#domain/document/hand-over.server.ts'
import type { Reader } from '#domain/vault/access.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { CommandAsked, Desk } from './desk.ts'

export const readerOf = (as: string | undefined): Reader => ({ who: `staff ${nameOf(as)}`, ip: 'desk' })

export function nameOf(as: string | undefined): string {
  if (!as || !/^[\p{L}\p{M}\p{N} ._@-]{2,60}$/u.test(as.trim()))
    throw new Error('Say who does it, which is noted: --as 김미나')
  return as.trim()
}

export async function takePassports(desk: Desk, { subject, as, to }: CommandAsked): Promise<string> {
  const reader = readerOf(as)
  const folder = emptyFolder(to)
  const { pictures, ...sheet } = await within(desk, desk.travel_agency, (ctx) =>
    passportsOf({ ...ctx, keyFor: desk.keyFor }, subject, reader),
  )
  if (pictures.length === 0 && sheet.travellers.every(({ passport }) => passport === null))
    throw new Error('No passport of this booking is kept.')
  return write(folder, [
    { name: 'passports.json', bytes: Buffer.from(`${JSON.stringify(sheet, null, 2)}\n`) },
    ...(await openAll(desk, pictures)),
  ])
}

export async function takeFiles(desk: Desk, { subject, as, to }: CommandAsked): Promise<string> {
  const reader = readerOf(as)
  const folder = emptyFolder(to)
  const attached = await within(desk, desk.travel_agency, (ctx) =>
    attachedTo({ ...ctx, keyFor: desk.keyFor }, subject, reader),
  )
  if (attached.length === 0) throw new Error('Nothing is attached to this booking.')
  return write(folder, await openAll(desk, attached))
}

/** Nothing of anybody else is mixed with it. */
function emptyFolder(to: string | undefined): string {
  if (!to) throw new Error('Say where it is written: --to FOLDER, which is empty or not there yet')
  if (fs.existsSync(to) && (!fs.statSync(to).isDirectory() || fs.readdirSync(to).length > 0))
    throw new Error(`${to} is not an empty folder.`)
  return to
}

type Opened = { name: string; bytes: Buffer | undefined }

async function openAll(desk: Desk, papers: Awaited<ReturnType<typeof attachedTo>>): Promise<Opened[]> {
  const store = await desk.openStore()
  return Promise.all(papers.map(async ({ name, open }) => ({ name, bytes: await open(store) })))
}

/** One that the store does not have keeps nobody from the others. */
function write(folder: string, papers: Opened[]): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lines = papers.map(({ name, bytes }) => {
    if (!bytes) return `  ${name}  is not in the store`
    fs.writeFileSync(path.join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
    return `  ${name}`
  })
  return [`Written to ${folder}, for you alone. Delete it when it is no longer needed.`, ...lines].join('\n')
}
