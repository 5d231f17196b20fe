// Why a start failed, as one sentence that says what to do about it.

import fs from 'node:fs'
import path from 'node:path'
import { readFields } from '#lib/read-fields.ts'
import { diskLimits } from '#limits/machine.ts'

type ErrorFields = {
  code: string
  message: string
  hostname?: unknown
  address?: unknown
  port?: unknown
  syscall?: unknown
}

const sentences: [code: RegExp, sentence: (error: ErrorFields) => string][] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    ({ hostname }) => `The host ${hostname} of the database is not known here; check DATABASE_URL.`,
  ],
  [
    /^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    ({ address, port }) => `No database answers at ${address}:${port}; start it, or check DATABASE_URL.`,
  ],
  [
    /^28/,
    ({ message }) =>
      `The database does not let us in (${message}); check the user and the password in DATABASE_URL.`,
  ],
  [/^3D000$/, ({ message }) => `That database is not there (${message}); create it, or check DATABASE_URL.`],
  [
    /^42501$/,
    ({ message }) =>
      `The user of DATABASE_URL lacks a right (${message}); "The database" in docs/operations/run.md says which ones a start needs.`,
  ],
  [
    /^53300$/,
    ({ message }) =>
      `The database takes no more connections (${message}); raise its max_connections, or stop who holds them.`,
  ],
  [
    /^EADDRINUSE$/,
    ({ address, port }) => `Port ${port} of ${address} is taken; stop what holds it, or choose another port.`,
  ],
  [/^EADDRNOTAVAIL$/, ({ address }) => `This machine has no address ${address}; check HOST.`],
  [
    /^EACCES$/,
    ({ syscall, port, message }) =>
      syscall === 'listen' ? `Port ${port} is not open to this user; choose one from 1024 up.` : message,
  ],
]

export function describeStartError(error: unknown): string {
  // a name with two addresses fails twice
  const fields = readErrorFields(error instanceof AggregateError ? (error.errors[0] ?? error) : error)
  const [, sentence] = sentences.find(([code]) => code.test(fields.code)) ?? []
  return (
    sentence?.(fields) ??
    (fields.message === 'timeout expired'
      ? 'The database did not answer in time; check DATABASE_URL.'
      : fields.message)
  )
}

function readErrorFields(error: unknown): ErrorFields {
  const { code = '', message = '', hostname, address, port, syscall } = readFields(error)
  return { code: String(code), message: String(message || error), hostname, address, port, syscall }
}

const reasons: Record<string, string> = {
  EROFS: 'it is read-only',
  EACCES: 'it is not ours to write to',
  EPERM: 'it is not ours to write to',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
}

/** No start is better than bookings whose documents cannot be stored. */
export function checkDataFolder(folder: string): void {
  const probe = path.join(folder, `probe-${process.pid}`)
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(probe, 'x', { flush: true })
    const { bavail, bsize } = fs.statfsSync(folder)
    if (bavail * bsize < diskLimits.room_bytes) throw Object.assign(new Error(), { code: 'ENOSPC' })
  } catch (error) {
    const { code, message } = readErrorFields(error)
    throw new Error(
      `DATA_DIR ${folder} cannot be used, because ${reasons[code] ?? message}; mend that, or choose another one.`,
    )
  } finally {
    if (fs.existsSync(probe)) fs.rmSync(probe)
  }
}
