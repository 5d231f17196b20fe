// A question to the agency, told to the agency and confirmed to who asked. §7 consultation

import { type Language, localize } from '#i18n/language.ts'
import { formatDay } from '#lib/format.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { getSender, type Letter, type MailContext, mailTexts, renderLetter } from './letter.server.ts'

export async function composeConsultationMail(ctx: MailContext): Promise<Letter | undefined> {
  const consult = await findConsult(ctx)
  if (!consult) return undefined
  const { sender, name, email } = consult
  const text = mailTexts[sender.default_language].consultation
  return {
    to: sender.mail,
    replyTo: email ?? undefined,
    subject: text.subject(name),
    ...renderLetter(sender, sender.default_language, {
      lead: text.lead,
      facts: listConsultFacts(consult, sender.default_language),
      notes: [email ? text.toAnswer : text.toCall],
    }),
  }
}

/**
 * Nobody has proved the address. So the text is not mailed there: a stranger could send texts in the agency's
 * name.
 */
export async function composeConsultationCopy(ctx: MailContext): Promise<Letter | undefined> {
  const consult = await findConsult(ctx)
  if (!consult?.email) return undefined
  const { sender, language, name, email } = consult
  const { consultationCopy: text } = mailTexts[language]
  return {
    to: email,
    replyTo: sender.mail,
    subject: text.subject(localize(sender.company_name, language)),
    ...renderLetter(sender, language, {
      greeting: text.greeting(name),
      lead: text.lead,
      facts: listSubjectFacts(consult, language),
      notes: [text.notYours],
    }),
  }
}

/** `ref` is the answer. It says again what was asked, so that it can be read by itself. */
export async function composeConsultationAnswer(ctx: MailContext): Promise<Letter | undefined> {
  const { db, travel_agency, ref } = ctx
  const answer = await runInTransaction(db, travel_agency, (tx) =>
    tx
      .selectFrom('staff_answer')
      .select(['consult', 'contents', 'email'])
      .where('travel_agency', '=', travel_agency)
      .where('id', '=', ref)
      .executeTakeFirst(),
  )
  if (!answer?.consult || !answer.email) return undefined
  const consult = await findConsult({ ...ctx, ref: answer.consult })
  if (!consult) return undefined
  const { sender, language, name, contents } = consult
  const { labels, consultationAnswer: text } = mailTexts[language]
  return {
    to: answer.email,
    replyTo: sender.mail,
    subject: text.subject(localize(sender.company_name, language)),
    ...renderLetter(sender, language, {
      greeting: mailTexts[language].consultationCopy.greeting(name),
      lead: answer.contents,
      facts: [[labels.contents, `\n${contents}`]],
      notes: [text.more],
    }),
  }
}

type Consult = NonNullable<Awaited<ReturnType<typeof findConsult>>>

const findConsult = ({ db, travel_agency, ref }: MailContext) =>
  runInTransaction(db, travel_agency, async (tx) => {
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
    return consult && { ...consult, sender: await getSender(tx, travel_agency) }
  })

/** What it is about, in our own words. */
function listSubjectFacts(
  { package_code, page_title, reg_date }: Consult,
  language: Language,
): [string, string][] {
  const { labels } = mailTexts[language]
  const trip: [string, string][] = page_title
    ? [[labels.trip, `${localize(page_title, language)} (${package_code})`]]
    : []
  return [...trip, [labels.received, formatDay(reg_date)]]
}

function listConsultFacts(consult: Consult, language: Language): [string, string][] {
  const { name, contact, email, contents } = consult
  const { labels } = mailTexts[language]
  const facts: [string, string | null][] = [
    [labels.name, name],
    [labels.contact, contact],
    [labels.email, email],
    ...listSubjectFacts(consult, language),
    [labels.contents, `\n${contents}`],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
