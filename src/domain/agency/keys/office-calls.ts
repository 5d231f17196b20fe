// The agency's keys with Toss, Kakao and Solapi, and whether they and the mail work. No answer holds a key.
import { z } from 'zod'
import { KakaoKeysForm, SolapiKeysForm, TossKeysForm } from '#domain/agency/forms.ts'
import { call } from '#platform/wire/call.ts'
import { Nothing, Revision, YN } from '#platform/wire/shapes.ts'

const checkRefusals = [
  'CHANGED_MEANWHILE',
  'CONNECTION_REFUSED',
  'CONNECTION_UNREACHABLE',
  'TOO_MANY_TRIES',
] as const
const Connection = z.enum(['toss', 'kakao', 'solapi', 'mail'])

export const connectionCalls = {
  /** The answer has the last letters of each key. `redirect`: what is entered at Kakao. */
  connections: call({
    method: 'GET',
    path: '/api/office/connections',
    takes: 'query',
    may: 'company',
    input: Nothing,
    output: z.object({
      revision: Revision,
      pay_yn: YN,
      kakao_key: z.string().nullable(),
      text_sender: z.string(),
      kakao_channel: z.string(),
      keys: z.object({
        toss_client_key: z.string().nullable(),
        toss_secret_key: z.string().nullable(),
        toss_webhook_path: z.string().nullable(),
        kakao_client_secret: z.string().nullable(),
        kakao_admin_key: z.string().nullable(),
        solapi_api_key: z.string().nullable(),
        solapi_api_secret: z.string().nullable(),
      }),
      redirect: z.string(),
    }),
  }),
  /**
   * Toss is asked before the keys are stored, and while customers pay whether they are of the same shop.
   * `webhook`: the address to enter at Toss, which is shown only here.
   */
  saveTossKeys: call({
    method: 'PUT',
    path: '/api/office/connections/toss',
    takes: 'json',
    may: 'company',
    proof: true,
    tx: 'own',
    input: TossKeysForm.safeExtend({ revision: Revision }),
    output: z.object({ webhook: z.string() }),
    refuses: [...checkRefusals, 'KEY_OF_ANOTHER', 'PAYMENTS_OPEN'],
  }),
  saveKakaoKeys: call({
    method: 'PUT',
    path: '/api/office/connections/kakao',
    takes: 'json',
    may: 'company',
    proof: true,
    tx: 'own',
    input: KakaoKeysForm.extend({ revision: Revision }),
    output: Nothing,
    refuses: checkRefusals,
  }),
  /** Solapi is asked for the balance before the keys are stored. */
  saveSolapiKeys: call({
    method: 'PUT',
    path: '/api/office/connections/solapi',
    takes: 'json',
    may: 'company',
    proof: true,
    tx: 'own',
    input: SolapiKeysForm.extend({ revision: Revision }),
    output: Nothing,
    refuses: [...checkRefusals, 'TEXT_KEYS_MISSING'],
  }),
  /** Without its keys nobody pays by card, logs in by Kakao, or gets a text. */
  removeKeys: call({
    method: 'DELETE',
    path: '/api/office/connections',
    takes: 'json',
    may: 'company',
    proof: true,
    input: z.object({ connection: z.enum(['toss', 'kakao', 'solapi']), revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'PAYMENTS_OPEN'],
  }),
  savePayOnline: call({
    method: 'PUT',
    path: '/api/office/connections/pay-online',
    takes: 'json',
    may: 'company',
    proof: true,
    input: z.object({ pay_yn: YN, revision: Revision }),
    output: Nothing,
    refuses: ['CHANGED_MEANWHILE', 'KEYS_MISSING'],
  }),
  /** Asks the service one harmless question. For mail, the server is greeted and the caller gets a mail. */
  tryConnection: call({
    method: 'POST',
    path: '/api/office/connections/try',
    takes: 'json',
    may: 'company',
    proof: true,
    tx: 'own',
    input: z.object({ connection: Connection }),
    output: z.object({ result: z.enum(['ok', 'refused', 'unreachable', 'missing']) }),
    refuses: ['TOO_MANY_TRIES'],
  }),
}
