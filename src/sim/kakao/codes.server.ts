// What can go wrong at the Kakao stand-in: Kakao's own codes, and trouble that is asked for.
import { z } from 'zod'

/** Shown on Kakao's own page; the visitor does not come back. */
export const pageCodes = {
  KOE001: { ko: '잘못된 요청입니다.', en: 'The request is wrong.' },
  KOE002: { ko: '잘못된 주소입니다.', en: 'The address is wrong.' },
  KOE003: {
    ko: '일시적인 오류입니다. 잠시 후 다시 시도해 주세요.',
    en: 'A temporary error. Please try again in a moment.',
  },
  KOE004: { ko: '이 앱은 카카오 로그인을 사용하지 않습니다.', en: 'This app has Kakao login switched off.' },
  KOE005: { ko: '테스트 앱의 팀원이 아닙니다.', en: 'You are not a member of this test app.' },
  KOE006: { ko: '등록되지 않은 Redirect URI입니다.', en: 'The redirect URI is not registered.' },
  KOE007: {
    ko: '등록되지 않은 로그아웃 Redirect URI입니다.',
    en: 'The logout redirect URI is not registered.',
  },
  KOE008: { ko: '앱 키의 종류가 다릅니다.', en: 'The app key is of another kind.' },
  KOE101: { ko: '없는 앱 키입니다.', en: 'There is no app with this key.' },
  KOE201: { ko: 'response_type은 code여야 합니다.', en: 'response_type must be code.' },
}
export type PageCode = keyof typeof pageCodes

/** Of the token call. */
export const tokenCodes = {
  KOE009: {
    status: 400,
    error: 'misconfigured',
    error_description: 'invalid android_key_hash or ios_bundle_id or web_site_url',
  },
  KOE010: { status: 401, error: 'invalid_client', error_description: 'Bad client credentials' },
  KOE101: { status: 400, error: 'invalid_client', error_description: 'Not exist client_id' },
  KOE237: { status: 400, error: 'invalid_request', error_description: 'token request rate limit exceeded' },
  KOE303: { status: 400, error: 'invalid_grant', error_description: 'Redirect URI mismatch.' },
  KOE310: { status: 400, error: 'invalid_request', error_description: 'unsupported grant_type' },
  KOE319: { status: 400, error: 'invalid_grant', error_description: 'refresh_token is null' },
  KOE320: { status: 400, error: 'invalid_grant', error_description: 'authorization code not found' },
  KOE322: { status: 400, error: 'invalid_grant', error_description: 'expired_or_invalid_refresh_token' },
}
export type TokenCode = keyof typeof tokenCodes

/** Of the calls about a person. */
export const userCodes = {
  '-2': { status: 400, msg: 'the parameters are wrong' },
  '-101': { status: 400, msg: 'the user is not linked to this app' },
  '-102': { status: 400, msg: 'the user is already linked to this app' },
  '-103': { status: 400, msg: 'the account does not exist or is dormant' },
  '-201': { status: 400, msg: 'the property key is not registered' },
  '-401': { status: 401, msg: 'this access token does not exist' },
  '-402': { status: 403, msg: 'insufficient scopes.', required_scopes: ['account_email'] },
  '-406': { status: 401, msg: 'users under 14 are not allowed' },
}
export type UserCode = keyof typeof userCodes

const createCodeSchema = <T extends object>(codes: T) =>
  z.custom<keyof T>((code) => typeof code === 'string' && Object.hasOwn(codes, code)).optional()

/** Each part, when given, takes the place of what was. Calls go by the last word of their path. */
export const Control = z.strictObject({
  /** `down` answers 503, `stalled` nothing at all. */
  outage: z
    .partialRecord(
      z.enum(['authorize', 'token', 'me', 'access_token_info', 'logout', 'unlink']),
      z.enum(['down', 'stalled']),
    )
    .optional(),
  /** The code a call answers with, whatever it is asked. */
  says: z
    .strictObject({
      authorize: createCodeSchema(pageCodes),
      token: createCodeSchema(tokenCodes),
      me: createCodeSchema(userCodes),
      access_token_info: createCodeSchema(userCodes),
      logout: createCodeSchema(userCodes),
      unlink: createCodeSchema(userCodes),
    })
    .optional(),
  /** How far the simulator's clock is moved ahead. */
  advance_ms: z.int().min(0).optional(),
})
export type Control = z.output<typeof Control>
