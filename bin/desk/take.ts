// What staff take out of the product as files, for themselves alone: passports, and what customers attached.
import fs from 'node:fs'
import path from 'node:path'
import { type PassportPurpose, passportPurposes } from '#domain/document/passport-purpose.ts'
import { readAttachedFiles, readPassports } from '#domain/document/read-documents.server.ts'
import type { AccessReader } from '#domain/vault/access.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { CommandInput, Desk } from './desk.ts'

export const createReader = (as: string | undefined): AccessReader => ({
  who: `staff ${checkStaffName(as)}`,
  ip: 'desk',
})

export function checkStaffName(as: string | undefined): string {
  if (!as || !/^[\p{L}\p{M}\p{N} ._@-]{2,60}$/u.test(as.trim()))
    throw new Error('Say who does it, which is noted: --as 김미나')
  return as.trim()
}

export async function exportPassports(desk: Desk, input: CommandInput): Promise<string> {
  const { subject, as, to } = input
  const reader = createReader(as)
  const purpose = checkPurpose(input.for)
  const folder = checkEmptyFolder(to)
  const { pictures, ...passportList } = await runInTransactionWithJobs(desk, desk.travel_agency, (ctx) =>
    readPassports({ ...ctx, keyFor: desk.keyFor }, subject, { reader, purpose, by_name: checkStaffName(as) }),
  )
  const withheld = passportList.travellers.filter((each) => each.withheld).length
  if (pictures.length === 0 && passportList.travellers.every(({ passport }) => passport === null))
    throw new Error(
      withheld === 0
        ? 'No passport of this booking is kept.'
        : `Nobody on this booking has agreed that passports go there (--for ${purpose}).`,
    )
  return writeFiles(folder, [
    { name: 'passports.json', bytes: Buffer.from(`${JSON.stringify(passportList, null, 2)}\n`) },
    ...(await readAll(desk, pictures)),
  ])
}

export async function exportFiles(desk: Desk, { subject, as, to }: CommandInput): Promise<string> {
  const reader = createReader(as)
  const folder = checkEmptyFolder(to)
  const attached = await runInTransactionWithJobs(desk, desk.travel_agency, (ctx) =>
    readAttachedFiles({ ...ctx, keyFor: desk.keyFor }, subject, reader),
  )
  if (attached.length === 0) throw new Error('Nothing is attached to this booking.')
  return writeFiles(folder, await readAll(desk, attached))
}

function checkPurpose(purpose: string | undefined): PassportPurpose {
  const known = passportPurposes.find((each) => each === purpose)
  if (!known) throw new Error(`Say what for, which who travels is told: --for ${passportPurposes.join('|')}`)
  return known
}

/** Nothing of anybody else is mixed with it. */
function checkEmptyFolder(to: string | undefined): string {
  if (!to) throw new Error('Say where it is written: --to FOLDER, which is empty or not there yet')
  if (fs.existsSync(to) && (!fs.statSync(to).isDirectory() || fs.readdirSync(to).length > 0))
    throw new Error(`${to} is not an empty folder.`)
  return to
}

type NamedBytes = { name: string; bytes: Buffer | undefined }

async function readAll(
  desk: Desk,
  documents: Awaited<ReturnType<typeof readAttachedFiles>>,
): Promise<NamedBytes[]> {
  const store = await desk.createStore()
  return Promise.all(documents.map(async ({ name, open }) => ({ name, bytes: await open(store) })))
}

/** One that the store does not have keeps nobody from the others. */
function writeFiles(folder: string, documents: NamedBytes[]): string {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lines = documents.map(({ name, bytes }) => {
    if (!bytes) return `  ${name}  is not in the store`
    fs.writeFileSync(path.join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
    return `  ${name}`
  })
  return [`Written to ${folder}, for you alone. Delete it when it is no longer needed.`, ...lines].join('\n')
}
