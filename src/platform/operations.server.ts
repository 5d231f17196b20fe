// The operator's view of the machine behind the agencies: queues, load, failures, the last backup.
import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { backupLimits } from '#limits/machine.ts'
import type { AgencyUsage, Load } from './load.server.ts'

/** `failed` and `mails`: given up for good; the mails are among the failed. */
export type AgencyJobCount = { travel_agency: number; waiting: number; failed: number; mails: number }

/** `listUsage`: of this process since it started. */
export type Operations = {
  countJobsByAgency: () => Promise<AgencyJobCount[]>
  listUsage: () => AgencyUsage[]
  readLastBackup: () => Promise<{ made: string | null; isOverdue: boolean }>
}

const LastBackup = z.object({ made: z.string() })
const getNotePath = (dataDir: string) => path.join(dataDir, 'last-backup.json')

type OperationsSource = {
  jobs: Pick<Operations, 'countJobsByAgency'>
  load: Pick<Load, 'listUsage'>
  dataDir: string
  /** Nobody backs up what only shows the product. */
  expectsBackups: boolean
}

export const createOperations = ({ jobs, load, dataDir, expectsBackups }: OperationsSource): Operations => ({
  countJobsByAgency: jobs.countJobsByAgency,
  listUsage: load.listUsage,
  async readLastBackup() {
    const note = await fs.readFile(getNotePath(dataDir), 'utf8').catch(() => undefined)
    const made = note === undefined ? null : LastBackup.parse(JSON.parse(note)).made
    const age_ms = made === null ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(made)
    return { made, isOverdue: expectsBackups && age_ms > backupLimits.overdue_h * 3_600_000 }
  },
})

/** The note is written when a backup is whole, so that an operator sees how old the last one is. */
export async function saveLastBackup(dataDir: string, made: string): Promise<void> {
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 }) // the folder may be missing
  await fs.writeFile(getNotePath(dataDir), JSON.stringify({ made }), { mode: 0o600 })
}
