// What goes wrong on purpose: the next call, or by chance with a seed.
import { z } from 'zod'

/**
 * cut: the socket ends before or after the gateway did its work; the caller cannot tell which. slow: the
 * work, or only the answer, comes late. `refuse`: this code, and no work.
 */
export const CallFault = z.union([
  z.enum(['cut-before', 'cut-after', '500-after', 'wrong-amount']),
  z.object({ slowBefore_ms: z.int() }),
  z.object({ slowAfter_ms: z.int() }),
  z.object({ refuse: z.string() }),
])
export type CallFault = z.output<typeof CallFault>
/** `reorder`: held back until the notice after it was sent. */
export const NoticeFault = z.enum(['duplicate', 'reorder'])

export const FaultyApi = z.enum([
  'confirm',
  'find',
  'cancel',
  'account',
  'receipt',
  'receiptCancel',
  'receiptList',
  'settlementList',
])
export type FaultyApi = z.output<typeof FaultyApi>
type FaultsByCall = Record<FaultyApi, CallFault> & { webhook: z.output<typeof NoticeFault> }
type FaultyCall = keyof FaultsByCall
export type QueueFault = <C extends FaultyCall>(call: C, fault: FaultsByCall[C]) => void
/** `share` of the calls fail, 0 to 1. The same seed brings the same faults in the same order. */
export type RandomFaults = { seed: number; share: number; among?: CallFault[] }

const defaultFaults: CallFault[] = ['cut-before', 'cut-after', '500-after', { slowAfter_ms: 20 }]

export type FaultInjector = ReturnType<typeof createFaults>

export function createFaults() {
  const queues: { [C in FaultyCall]: FaultsByCall[C][] } = {
    confirm: [],
    find: [],
    cancel: [],
    account: [],
    receipt: [],
    receiptCancel: [],
    receiptList: [],
    settlementList: [],
    webhook: [],
  }
  let pickFault: (<F>(among: F[]) => F | undefined) | undefined
  let among = defaultFaults

  const next: QueueFault = (call, fault) => {
    queues[call].push(fault)
  }
  return {
    next,
    random(chance: RandomFaults | null): void {
      pickFault = chance ? createRandomPick(chance) : undefined
      among = chance?.among ?? defaultFaults
    },
    takeCallFault: (call: FaultyApi) => queues[call].shift() ?? pickFault?.(among),
    takeNoticeFault: () => queues.webhook.shift() ?? pickFault?.(NoticeFault.options),
  }
}

function createRandomPick({ seed, share }: RandomFaults) {
  let state = seed >>> 0
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return <F>(among: F[]): F | undefined =>
    random() < share ? among[Math.floor(random() * among.length)] : undefined
}
