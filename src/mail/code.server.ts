// The mail with a code. The code is made here, just before it is sent.
import { inAgency } from '#platform/db/transaction.server.ts'
import { makeCode } from '#platform/mail-code.server.ts'
import { letterTo, type Post, words } from './letter.server.ts'

export const codeMail = (post: Post) =>
  inAgency(post.db, post.travel_agency, async (tx) => {
    const made = await makeCode(tx, post)
    if (!made) return undefined
    const { purpose, email, language, code } = made
    const { code: say } = words[language]
    return letterTo(tx, { travel_agency: post.travel_agency, email, language }, say.subject, {
      lead: say.lead[purpose],
      code,
      notes: [say.until, say.notYours],
    })
  })
