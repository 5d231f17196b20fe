// Two people at one booking: who saw another one than there is now writes nothing.
import { refuse } from '#errors.ts'

/** The caller holds the booking's row. */
export function refuseChanged(booking: { revision: number }, asked: { revision: number }): void {
  if (booking.revision !== asked.revision) refuse('CHANGED_MEANWHILE')
}
