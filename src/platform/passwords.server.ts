// Passwords are stored as argon2id, made in threads of their own.
// The event loop and the file system never wait for them.
import { randomBytes, timingSafeEqual } from 'node:crypto'
import os from 'node:os'
import { Worker } from 'node:worker_threads'
import { refuse } from '#errors.ts'
import { passwordLimits as limits } from '#limits/access.ts'
import { createFairQueue } from './fair-queue.server.ts'

type Cost = { memory: number; passes: number }
/**
 * The password of a post is short anyway; there the limit of tries protects. No setting lowers these costs.
 * Only tests do, because they guess hundreds of times.
 */
export const passwordCosts: Record<'member' | 'post', Cost> = {
  member: limits.member,
  post: limits.post,
}

type AgencyRef = { travel_agency: number }
type PasswordCheck = (password: string, storedHash: string) => Promise<boolean>

// One agency uses at most half of the threads at once, so a flood of log-ins there does not hold up the
// others.
const threadCount = Math.max(2, os.availableParallelism() - 1)
const threadsPerAgency = Math.ceil(threadCount / 2)
/** When no place is free the log-in is refused at once instead of queued. */
let freeSlots = threadCount * limits.slots
const slotsByAgency = new Map<number, number>()
// the number of places limits the queue
const runInFairQueue = createFairQueue({
  ...limits,
  atOnce: threadCount,
  perAgency: threadsPerAgency,
  waiting: Number.POSITIVE_INFINITY,
})

/**
 * A place is taken before any other work on a log-in: without one we ask nothing of the database and count no
 * try. An agency may hold as many places as are still free, so half of them when it is alone. During any
 * flood an agency without one finds a free place.
 */
export async function withHashingSlot<T>(
  { travel_agency }: AgencyRef,
  work: (check: PasswordCheck) => Promise<T>,
): Promise<T> {
  const heldSlots = slotsByAgency.get(travel_agency) ?? 0
  if (heldSlots >= freeSlots) refuse('UNAVAILABLE', { retryAfter: limits.retryAfter_s })
  freeSlots--
  slotsByAgency.set(travel_agency, heldSlots + 1)
  try {
    return await work((password, storedHash) =>
      runInFairQueue(travel_agency, () => isPassword(password, storedHash)),
    )
  } finally {
    freeSlots++
    const left = (slotsByAgency.get(travel_agency) ?? 1) - 1
    if (left > 0) slotsByAgency.set(travel_agency, left)
    else slotsByAgency.delete(travel_agency)
  }
}

export function hashPassword(agencyRef: AgencyRef, password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(16)
  return withHashingSlot(agencyRef, () =>
    runInFairQueue(agencyRef.travel_agency, async () =>
      formatPhc(cost, salt, await computeTag(password, salt, cost)),
    ),
  )
}

async function isPassword(password: string, storedHash: string): Promise<boolean> {
  const [, memory, passes, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(storedHash) ?? []
  if (!memory || !passes) throw new Error('a stored password has another form than ours')
  const expected = Buffer.from(tag, 'base64')
  return timingSafeEqual(
    expected,
    await computeTag(password, Buffer.from(salt, 'base64'), {
      memory: Number(memory),
      passes: Number(passes),
    }),
  )
}

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const formatPhc = ({ memory, passes }: Cost, salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(tag)}`

/**
 * A hash to compare an unknown id's password with: it has the form of a stored one, and no password makes it.
 */
export const createDummyHash = () => formatPhc(passwordCosts.member, dummyParts.salt, dummyParts.tag)
const dummyParts = { salt: randomBytes(16), tag: randomBytes(32) }

type PendingHash = { resolve: (tag: Buffer) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; jobs: Map<number, PendingHash> }

let threads: Thread[] | undefined
let lastJobId = 0

function computeTag(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  threads ??= Array.from({ length: threadCount }, startThread)
  const [idlest] = threads.toSorted((one, other) => one.jobs.size - other.jobs.size)
  if (!idlest) throw new Error('there is no thread for passwords')
  const id = ++lastJobId
  return new Promise((resolve, reject) => {
    idlest.jobs.set(id, { resolve, reject })
    idlest.worker.ref()
    idlest.worker.postMessage({ id, message: password.normalize('NFC'), nonce, ...cost })
  })
}

function startThread(): Thread {
  const worker = new Worker(new URL('./passwords.worker.ts', import.meta.url))
  const thread: Thread = { worker, jobs: new Map() }
  worker.on('message', ({ id, tag }: { id: number; tag: Uint8Array }) => {
    thread.jobs.get(id)?.resolve(Buffer.from(tag))
    thread.jobs.delete(id)
    if (thread.jobs.size === 0) worker.unref()
  })
  worker.on('error', (error) => {
    threads = threads?.filter((other) => other !== thread)
    if (threads?.length === 0) threads = undefined
    for (const { reject } of thread.jobs.values()) reject(error)
  })
  worker.unref() // an idle thread must not keep the process alive
  return thread
}
