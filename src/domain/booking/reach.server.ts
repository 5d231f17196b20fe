// Picks the channel for a customer where nothing else was asked for. Decisions 77 and 92
import { findTextAccount, type TextAccount } from '#domain/agency/keys/text-account.server.ts'
import { isMobile } from '#lib/phone.ts'
import type { Reach } from './calls.ts'

/** `account`: with which the agency sends texts, if it does. */
export function pickReach(
  { email, contact }: { email: string; contact: string },
  account: TextAccount | undefined,
): Reach {
  if (email !== '') return 'mail'
  return account && isMobile(contact) ? 'text' : 'call'
}

export const findReach = async (
  ctx: Parameters<typeof findTextAccount>[0],
  customer: Parameters<typeof pickReach>[0],
) => pickReach(customer, await findTextAccount(ctx))
