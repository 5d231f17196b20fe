// A page nobody could send from does not open: the very sentence and status the call would answer with. §5
import { data } from 'react-router'
import type { Session } from '#web/page.ts'
import { wordsOf } from '#words/speak.ts'

const refusals = {
  loginNeeded: { code: 'LOGIN_REQUIRED', status: 401 },
  abnormal: { code: 'ABNORMAL_ACCESS', status: 403 },
} as const

export function turnAway({ language }: Session, why: keyof typeof refusals): never {
  const { code, status } = refusals[why]
  const sentence = wordsOf(language, 'write')[why]
  throw data({ code, description: { ko: sentence, en: sentence } }, { status })
}
