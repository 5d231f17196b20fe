// The link in every advertisement: it refuses advertising for whom it was sent to, or takes that back.
// No row is stored: the link holds the contacts themselves, encrypted and bound to the agency, so nobody can make
// one for somebody else, and it still works when the booking has been corrected or erased.
import { refuse } from '#errors.ts'
import { decryptOwnSecret, encryptSecret } from '#platform/secret-box.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'
import {
  type Contact,
  findAdRefusal,
  listContacts,
  type RefusalContext,
  saveAdRefusal,
} from './ad-refusals.server.ts'
import type { adLinkCalls } from './calls.ts'

const keyPurpose = 'advertising link'
const buildContext = (travel_agency: number) => `${travel_agency}|advertising`

export const createAdToken = (
  { travel_agency, keyFor }: Pick<RefusalContext, 'travel_agency' | 'keyFor'>,
  contact: Contact,
): string => encryptSecret(keyFor(keyPurpose), buildContext(travel_agency), listContacts(contact).join('\n'))

function readAdToken({ travel_agency, keyFor }: Pick<Ctx, 'travel_agency' | 'keyFor'>, token: string) {
  try {
    const context = buildContext(travel_agency)
    return decryptOwnSecret(keyFor, keyPurpose, { context, encrypted: token }).split('\n')
  } catch {
    return refuse('NOT_FOUND')
  }
}

export function showAdChoice(ctx: ManualTxContext<Ctx>, { token }: In<typeof adLinkCalls.adChoice>) {
  const contacts = readAdToken(ctx, token)
  return ctx.transaction(async (tx) => ({ refused: (await findAdRefusal(tx, contacts)) ?? null }))
}

export function saveAdChoice(
  ctx: ManualTxContext<Ctx>,
  { token, is_refused }: In<typeof adLinkCalls.saveAdChoice>,
) {
  const contacts = readAdToken(ctx, token)
  return ctx.transaction(async (tx) => {
    await saveAdRefusal(tx, contacts, { isRefused: is_refused, by_name: '' })
    return { refused: (await findAdRefusal(tx, contacts)) ?? null }
  })
}
