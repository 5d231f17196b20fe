// An agency's account for texts: its keys with Solapi, its number, its Kakao channel.
import type { SolapiAccount } from '#platform/integrations/solapi.server.ts'
import { readAgencySecrets } from './secrets.server.ts'

type SecretContext = Parameters<typeof readAgencySecrets>[0]
export type TextAccount = { account: SolapiAccount; from: string; channel: string }

/** Undefined: this agency sends no texts. */
export async function findTextAccount(ctx: SecretContext): Promise<TextAccount | undefined> {
  const { solapi_api_key: apiKey, solapi_api_secret: apiSecret } = await readAgencySecrets(ctx)
  if (!apiKey || !apiSecret) return undefined
  const { text_sender, kakao_channel } = await ctx.db
    .selectFrom('agency_info')
    .select(['text_sender', 'kakao_channel'])
    .where('travel_agency', '=', ctx.travel_agency)
    .executeTakeFirstOrThrow()
  return { account: { apiKey, apiSecret }, from: text_sender.replace(/\D/g, ''), channel: kakao_channel }
}

export async function saveTextSender(
  { db, travel_agency }: Pick<SecretContext, 'db' | 'travel_agency'>,
  sender: { text_sender: string; kakao_channel: string },
): Promise<void> {
  await db.updateTable('agency_info').set(sender).where('travel_agency', '=', travel_agency).execute()
}
