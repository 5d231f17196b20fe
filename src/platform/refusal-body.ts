// A refusal as it is sent, whoever refuses: the call, the page's client, or the HTTP layer itself. §8
import type { Choices, Code, Fields } from '#errors.ts'
import { errors as en } from '#i18n/en/errors.ts'
import { errors as ko } from '#i18n/ko/errors.ts'

export const toRefusalBody = (code: Code, fields?: Fields, choices?: Choices) => ({
  code,
  description: { ko: ko[code], en: en[code] },
  ...(fields && { fields }),
  ...(choices && { choices }),
})
