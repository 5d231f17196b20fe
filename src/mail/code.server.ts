// The mail with a code. The code is made here, just before it is sent.
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createCode } from '#platform/mail-code.server.ts'
import { composeLetter, type MailContext, mailTexts } from './letter.server.ts'

export const composeCodeMail = (ctx: MailContext) =>
  runInTransaction(ctx.db, ctx.travel_agency, async (tx) => {
    const mailCode = await createCode(tx, ctx)
    if (!mailCode) return undefined
    const { purpose, email, language, code } = mailCode
    const { code: text } = mailTexts[language]
    return composeLetter(tx, { travel_agency: ctx.travel_agency, email, language }, text.subject, {
      lead: text.lead[purpose],
      code,
      notes: [text.until, text.notYours],
    })
  })
