// What goes wrong on purpose: the next call, or by chance with a seed.
import { z } from 'zod'

/**
 * `cut`: the socket ends before or after the gateway did its work; the caller cannot tell which. `slow`: the
 * work, or only the answer, comes late. `refuse`: this code, and no work.
 */
export const CallFault = z.union([
  z.enum(['cut-before', 'cut-after', '500-after', 'wrong-amount']),
  z.object({ slowBefore_ms: z.int() }),
  z.object({ slowAfter_ms: z.int() }),
  z.object({ refuse: z.string() }),
])
export type CallFault = z.output<typeof CallFault>
/** `reorder`: kept back until the notice after it was sent. */
export const NoticeFault = z.enum(['duplicate', 'reorder'])

type Faults = {
  confirm: CallFault
  find: CallFault
  cancel: CallFault
  webhook: z.output<typeof NoticeFault>
}
type Faulty = keyof Faults
export type Next = <C extends Faulty>(call: C, fault: Faults[C]) => void
/** `share` of the calls fail, 0 to 1. The same seed brings the same faults in the same order. */
export type Chance = { seed: number; share: number; among?: CallFault[] }

const usual: CallFault[] = ['cut-before', 'cut-after', '500-after', { slowAfter_ms: 20 }]

export type FaultBox = ReturnType<typeof openFaults>

export function openFaults() {
  const queues: { [C in Faulty]: Faults[C][] } = { confirm: [], find: [], cancel: [], webhook: [] }
  let draw: (<F>(among: F[]) => F | undefined) | undefined
  let among = usual

  const next: Next = (call, fault) => {
    queues[call].push(fault)
  }
  return {
    next,
    random(chance: Chance | null): void {
      draw = chance ? drawing(chance) : undefined
      among = chance?.among ?? usual
    },
    ofCall: (call: 'confirm' | 'find' | 'cancel') => queues[call].shift() ?? draw?.(among),
    ofNotice: () => queues.webhook.shift() ?? draw?.(NoticeFault.options),
  }
}

function drawing({ seed, share }: Chance) {
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
