// The message with the code that proves an email address. The code is made here, just before it is sent.
import { createCode } from '#platform/mail-code.server.ts'
import { type Composer, messageTexts, tell } from './message.server.ts'

export const composeCode: Composer = async (ctx) => {
  const mailCode = await createCode(ctx.db, ctx)
  if (!mailCode) return undefined
  const { purpose, code, email, language } = mailCode
  const { code: text } = messageTexts[language]
  return tell({ email, language }, text.subject, () => ({
    lead: text.lead[purpose],
    code,
    notes: [text.until, purpose === 'hand_over' ? text.handOver : text.notYours],
  }))
}
