// A transfer that staff saw arrive, as the command line confirms it: of the sum that is asked, with a reason.
import { confirmAtDesk } from '#domain/bank/confirm.server.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'

export const confirmDeposit = async (
  ctx: TxContext & StaffActor,
  booking_id: string,
  amount?: number,
): Promise<void> => {
  await confirmAtDesk(ctx, booking_id, { amount, reason: '통장에서 봄' })
}
