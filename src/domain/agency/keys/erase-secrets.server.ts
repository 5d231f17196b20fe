// Erases the keys of an agency that was closed. Decision 98
import { sql } from 'kysely'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { findOpenPayments } from './open-payments.server.ts'
import { deleteSecrets, secretNames } from './secrets.server.ts'

const kakaoNames = ['kakao_client_secret', 'kakao_admin_key'] as const

/**
 * The Toss keys stay while a payment is open, or a cash receipt still to be issued or registered, as the law
 * requires.
 */
export async function eraseAgencySecrets(
  { db, travel_agency }: AgencyContext,
  withKakao: boolean,
): Promise<void> {
  const receipt = await db
    .selectFrom('cash_receipt')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('through', '=', 'toss')
    .where('state', 'in', ['waiting', 'asked', 'issued'])
    .limit(1)
    .executeTakeFirst()
  const isKept = receipt !== undefined || (await findOpenPayments({ db, travel_agency })) !== undefined
  const kept = new Set<string>([
    ...(withKakao ? [] : kakaoNames),
    ...(isKept ? secretNames.filter((name) => name.startsWith('toss')) : []),
  ])
  const gone = secretNames.filter((name) => !kept.has(name))
  if (gone.length > 0) await deleteSecrets({ db, travel_agency }, gone)
}

export async function markErased({ db, travel_agency }: AgencyContext): Promise<void> {
  await db
    .updateTable('agency')
    .set({ erased: sql<string>`now()` })
    .where('travel_agency', '=', travel_agency)
    .execute()
}
