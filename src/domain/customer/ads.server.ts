// Whether a customer wants advertising, for every way in which they can be reached.
import { listContacts, saveAdRefusal } from '#domain/message/ad-refusals.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'
import type { customerOfficeCalls } from './office-calls.ts'
import { describeParts, findCustomer } from './parts.server.ts'

export async function saveAdRefusalOfCustomer(
  ctx: StaffCtx,
  { customer: key, is_ad_refused }: In<typeof customerOfficeCalls.saveAdRefusal>,
) {
  const parts = await describeParts(ctx, await findCustomer(ctx, key))
  const contacts = parts.flatMap(listContacts)
  await saveAdRefusal(ctx, contacts, { isRefused: is_ad_refused, by_name: ctx.staff.name })
  ctx.logChange({ subject: `customer ${key}`, after: { is_ad_refused } })
  return {}
}
