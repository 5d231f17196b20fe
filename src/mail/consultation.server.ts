// A question to the agency, told to the agency and confirmed to who asked. §7 consultation

import { dayOf } from '#plain/format.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { inLanguage, type Language } from '#words/language.ts'
import { type Letter, type Post, senderOf, words, write } from './letter.server.ts'

export async function tellAgency(post: Post): Promise<Letter | undefined> {
  const consult = await findConsult(post)
  if (!consult) return undefined
  const { sender, name, email } = consult
  const say = words[sender.default_language].consultation
  return {
    to: sender.mail,
    replyTo: email ?? undefined,
    subject: say.subject(name),
    ...write(sender, sender.default_language, {
      lead: say.lead,
      facts: factsOf(consult, sender.default_language),
      notes: [email ? say.toAnswer : say.toCall],
    }),
  }
}

/**
 * Nobody has proved the address. So the text is not mailed there: a stranger could send texts in the agency's
 * name.
 */
export async function confirmToSender(post: Post): Promise<Letter | undefined> {
  const consult = await findConsult(post)
  if (!consult?.email) return undefined
  const { sender, language, name, email } = consult
  const { consultationCopy: say } = words[language]
  return {
    to: email,
    replyTo: sender.mail,
    subject: say.subject(inLanguage(sender.company_name, language)),
    ...write(sender, language, {
      greeting: say.greeting(name),
      lead: say.lead,
      facts: whatOf(consult, language),
      notes: [say.notYours],
    }),
  }
}

/** `ref` is the answer. It says again what was asked, so that it can be read by itself. */
export async function answerToSender(post: Post): Promise<Letter | undefined> {
  const { db, travel_agency, ref } = post
  const answer = await inAgency(db, travel_agency, (tx) =>
    tx
      .selectFrom('staff_answer')
      .select(['consult', 'contents', 'email'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', ref)
      .executeTakeFirst(),
  )
  if (!answer?.consult || !answer.email) return undefined
  const consult = await findConsult({ ...post, ref: answer.consult })
  if (!consult) return undefined
  const { sender, language, name, contents } = consult
  const { labels, consultationAnswer: say } = words[language]
  return {
    to: answer.email,
    replyTo: sender.mail,
    subject: say.subject(inLanguage(sender.company_name, language)),
    ...write(sender, language, {
      greeting: words[language].consultationCopy.greeting(name),
      lead: answer.contents,
      facts: [[labels.contents, `\n${contents}`]],
      notes: [say.more],
    }),
  }
}

type Consult = NonNullable<Awaited<ReturnType<typeof findConsult>>>

const findConsult = ({ db, travel_agency, ref }: Post) =>
  inAgency(db, travel_agency, async (tx) => {
    const consult = await tx
      .selectFrom('consult as c')
      .leftJoin('package as p', (join) =>
        join.onRef('p.travel_agency', '=', 'c.travel_agency').onRef('p.package_code', '=', 'c.package_code'),
      )
      .select([
        'c.name',
        'c.contact',
        'c.email',
        'c.contents',
        'c.package_code',
        'c.language',
        'c.reg_date',
        'p.page_title',
      ])
      .where('c.travel_agency', '=', travel_agency)
      .where('c.id', '=', ref)
      .executeTakeFirst()
    return consult && { ...consult, sender: await senderOf(tx, travel_agency) }
  })

/** What it is about, in our own words. */
function whatOf({ package_code, page_title, reg_date }: Consult, language: Language): [string, string][] {
  const { labels } = words[language]
  const trip: [string, string][] = page_title
    ? [[labels.trip, `${inLanguage(page_title, language)} (${package_code})`]]
    : []
  return [...trip, [labels.received, dayOf(reg_date)]]
}

function factsOf(consult: Consult, language: Language): [string, string][] {
  const { name, contact, email, contents } = consult
  const { labels } = words[language]
  const facts: [string, string | null][] = [
    [labels.name, name],
    [labels.contact, contact],
    [labels.email, email],
    ...whatOf(consult, language),
    [labels.contents, `\n${contents}`],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
