// The simulator's own endpoints: what a test or a visitor of the demo may make happen.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { OrderId } from './api.server.ts'
import { CallFault, FaultyApi, NoticeFault } from './faults.server.ts'
import { parseOrRefuse } from './parse-bodies.server.ts'
import type { TossSim } from './toss-sim.ts'

const Authentication = z
  .object({
    orderId: OrderId,
    amount: z.int().positive(),
    method: z.enum(['card', 'easy-pay', 'transfer', 'virtual-account']).optional(),
    orderName: z.string().optional(),
    refuseWith: z.string().optional(),
  })
  .and(z.union([z.object({ secretKey: z.string() }), z.object({ clientKey: z.string() })]))

const Command = z.union([
  z.object({ do: z.literal('next'), call: FaultyApi, fault: CallFault }),
  z.object({ do: z.literal('next'), call: z.literal('webhook'), fault: NoticeFault }),
  z.object({
    do: z.literal('randomFaults'),
    chance: z
      .object({ seed: z.int(), share: z.number().min(0).max(1), among: z.array(CallFault).min(1).optional() })
      .nullable(),
  }),
  z.object({ do: z.literal('advance'), minutes: z.number().min(0) }),
  z.object({ do: z.enum(['expire', 'deposit', 'failDeposit']), paymentKey: z.string() }),
  z.object({ do: z.literal('failReceipt'), receiptKey: z.string() }),
  z.object({
    do: z.literal('set'),
    settings: z
      .object({
        replayErrors: z.boolean(),
        limitsRate: z.boolean(),
        webhooks: z.enum(['sent', 'held']),
        webhookWait_ms: z.int(),
        issuesAccounts: z.boolean(),
      })
      .partial(),
  }),
])

export function mountControl(scope: FastifyInstance, sim: TossSim): void {
  scope.post('/authenticate', async (request) =>
    sim.authenticate(parseOrRefuse(Authentication, request.body)),
  )
  scope.get('/ledger', async () => sim.ledger())
  scope.post('/control', async (request) => {
    await runCommand(sim, parseOrRefuse(Command, request.body))
    return { now: sim.now() }
  })
}

async function runCommand(sim: TossSim, command: z.output<typeof Command>): Promise<void> {
  switch (command.do) {
    case 'next':
      return command.call === 'webhook'
        ? sim.next(command.call, command.fault)
        : sim.next(command.call, command.fault)
    case 'randomFaults':
      return sim.randomFaults(command.chance)
    case 'advance':
      return sim.advance(command.minutes)
    case 'failReceipt':
      return sim.failReceipt(command.receiptKey)
    case 'set':
      return sim.set(command.settings)
    default:
      return sim[command.do](command.paymentKey)
  }
}
