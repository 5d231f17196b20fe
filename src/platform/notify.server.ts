// The one way to send a message. src/notify/ finds the recipients, the words and the channel.
import type { Occasion } from '#occasions.ts'
import type { TxContext } from './wire/request-context.ts'

/**
 * A message is queued in the transaction of what it tells. `ref`: the row it is about; `amount`: money it
 * names. The job keeps the name and the fields of the version before, so that both versions can run it.
 */
export const notify = (
  { travel_agency, enqueue }: Pick<TxContext, 'travel_agency' | 'enqueue'>,
  occasion: Occasion,
  about: { ref: number; amount?: number },
): Promise<void> => enqueue('send-mail', { travel_agency, kind: occasion, ...about })
