// A review was hidden: its writer is told, and why.
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage } from '#words/language.ts'
import type { Post } from './letter.server.ts'
import { type Letter, letterTo, words } from './letter.server.ts'

export const reviewHidden = ({ db, travel_agency, ref }: Post): Promise<Letter | undefined> =>
  inAgency(db, travel_agency, async (tx) => {
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
    const { labels, reviewHidden: say } = words[language]
    return letterTo(tx, { travel_agency, email, language }, say.subject, {
      greeting: say.greeting(name),
      lead: say.lead,
      facts: [
        [labels.trip, inLanguage(page_title, language)],
        [say.reason, hidden_reason],
        [say.yours, `\n${contents}`],
      ],
      notes: [say.more],
    })
  })
