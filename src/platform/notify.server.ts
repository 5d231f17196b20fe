// The one way to send a message. src/notify/ finds the recipients, the words and the channel.
import type { Occasion } from '#occasions.ts'
import type { TxContext } from './wire/request-context.ts'

/**
 * In the transaction of what it tells of. `ref`: the row it is about; `amount`: money it names. The job has
 * the name and the fields that the version before reads, so either may run what the other asked for.
 */
export const notify = (
  { travel_agency, enqueue }: Pick<TxContext, 'travel_agency' | 'enqueue'>,
  occasion: Occasion,
  about: { ref: number; amount?: number },
): Promise<void> => enqueue('send-mail', { travel_agency, kind: occasion, ...about })
