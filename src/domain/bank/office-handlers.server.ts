// Office handlers: bank lines.

import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { agreeToParts, confirmParts } from './confirm.server.ts'
import { importLines, listAccounts } from './import-lines.server.ts'
import { describeOpenLines, findPayableBookings, listAsideLines } from './list-lines.server.ts'
import { listMatches } from './list-matches.server.ts'
import type { bankOfficeCalls } from './office-calls.ts'
import { bringLineBack, setLineAside, undoMatch } from './undo.server.ts'

export const bankOfficeHandlers: Handlers<typeof bankOfficeCalls> = {
  accounts: listAccounts,
  importLines,
  openLines: describeOpenLines,
  findBookings: findPayableBookings,
  matches: listMatches,
  asideLines: listAsideLines,
  confirm: (ctx, input) =>
    withIdempotencyKey(ctx, 'bank confirm', input, async (txCtx) => {
      const result = await confirmParts({ ...txCtx, staff: ctx.staff }, input.parts)
      const amount = input.parts.reduce((sum, part) => sum + part.amount, 0)
      const surplus = input.parts.reduce((sum, part) => sum + (part.surplus ?? 0), 0)
      const [first] = input.parts
      txCtx.logChange({
        ...toLogSubject(first?.booking_id ?? ''),
        after: { amount, surplus, rows: input.parts.length, waiting: result.is_waiting },
      })
      return result
    }),
  agree: (ctx, input) =>
    withIdempotencyKey(ctx, 'bank agree', input, async (txCtx) => {
      const { booking_id, amount } = await agreeToParts({ ...txCtx, staff: ctx.staff }, input.confirmation)
      txCtx.logChange({ ...toLogSubject(booking_id), after: { amount } })
      return {}
    }),
  undo: (ctx, input) =>
    withIdempotencyKey(ctx, 'bank undo', input, async (txCtx) => {
      const { booking_id, amount } = await undoMatch({ ...txCtx, staff: ctx.staff }, input)
      txCtx.logChange({ ...toLogSubject(booking_id), after: { amount } })
      return {}
    }),
  setAside: (ctx, input) =>
    withIdempotencyKey(ctx, 'bank aside', input, async (txCtx) => {
      await setLineAside({ ...txCtx, staff: ctx.staff }, input)
      txCtx.logChange({ subject: `line ${input.id}` })
      return {}
    }),
  bringBack: (ctx, input) =>
    withIdempotencyKey(ctx, 'bank bring back', input, async (txCtx) => {
      await bringLineBack(txCtx, input.id)
      txCtx.logChange({ subject: `line ${input.id}` })
      return {}
    }),
  confirmDeposit: (ctx, input) =>
    withIdempotencyKey(ctx, 'office deposit', input, async (txCtx) => {
      const { booking_id, amount } = input
      const result = await confirmParts({ ...txCtx, staff: ctx.staff }, [input])
      txCtx.logChange({
        ...toLogSubject(booking_id),
        after: { amount, waiting: result.is_waiting },
      })
      return result
    }),
}
