// A review was hidden: its writer is told, and why.

import { localize } from '#i18n/language.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import type { MailContext } from './letter.server.ts'
import { composeLetter, type Letter, mailTexts } from './letter.server.ts'

export const composeReviewHidden = ({ db, travel_agency, ref }: MailContext): Promise<Letter | undefined> =>
  runInTransaction(db, travel_agency, async (tx) => {
    const review = await tx
      .selectFrom('review as r')
      .innerJoin('booking as b', (on) =>
        on.onRef('b.travel_agency', '=', 'r.travel_agency').onRef('b.id', '=', 'r.booking'),
      )
      .select(['r.contents', 'r.hidden_reason', 'b.name', 'b.email', 'b.language', 'b.page_title'])
      .where('r.travel_agency', '=', travel_agency)
      .where('r.id', '=', ref)
      .executeTakeFirst()
    if (!review?.hidden_reason || !review.email) return undefined // shown again meanwhile, or nobody to tell
    const { language, email, name, page_title, hidden_reason, contents } = review
    const { labels, reviewHidden: text } = mailTexts[language]
    return composeLetter(tx, { travel_agency, email, language }, text.subject, {
      greeting: text.greeting(name),
      lead: text.lead,
      facts: [
        [labels.trip, localize(page_title, language)],
        [text.reason, hidden_reason],
        [text.yours, `\n${contents}`],
      ],
      notes: [text.more],
    })
  })
