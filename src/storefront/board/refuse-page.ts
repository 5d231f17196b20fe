// A page nobody could send from does not open: the very sentence and status the call would answer with. §5
import { data } from 'react-router'
import { getTexts } from '#i18n/texts.ts'
import type { Session } from '#web/page.ts'

const refusals = {
  loginNeeded: { code: 'LOGIN_REQUIRED', status: 401 },
  abnormal: { code: 'ABNORMAL_ACCESS', status: 403 },
} as const

export function refusePage({ language }: Session, reason: keyof typeof refusals): never {
  const { code, status } = refusals[reason]
  const sentence = getTexts(language, 'write')[reason]
  throw data({ code, description: { ko: sentence, en: sentence } }, { status })
}
