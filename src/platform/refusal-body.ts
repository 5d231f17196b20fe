// A refusal as it is sent, whoever refuses: the call, the page's client, or the HTTP layer itself. §8
import type { Choices, Code, Fields } from '#errors.ts'
import { errors as en } from '#words/en/errors.ts'
import { errors as ko } from '#words/ko/errors.ts'

export const refusalBody = (code: Code, fields?: Fields, choices?: Choices) => ({
  code,
  description: { ko: ko[code], en: en[code] },
  ...(fields && { fields }),
  ...(choices && { choices }),
})
