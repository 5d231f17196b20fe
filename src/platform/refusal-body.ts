// A refusal as it is sent, whoever refuses: the call, the page's client, or the HTTP layer itself. §8
import type { Code, Refusal } from '#errors.ts'
import { errors as en } from '#i18n/en/errors.ts'
import { errors as ko } from '#i18n/ko/errors.ts'

type RefusalDetails = Partial<Pick<Refusal, 'fields' | 'choices' | 'description'>>

export const toRefusalBody = (code: Code, { fields, choices, description }: RefusalDetails = {}) => ({
  code,
  description: description ?? { ko: ko[code], en: en[code] },
  ...(fields && { fields }),
  ...(choices && { choices }),
})
