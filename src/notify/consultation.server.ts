// A question to the agency, told to the agency, confirmed to who asked, and answered. §7 consultation

import { type Language, localize } from '#i18n/language.ts'
import {
  type Composer,
  type MessageContext,
  messageDates,
  messageTexts,
  tell,
  toAgency,
} from './message.server.ts'

export const composeConsultation: Composer = async (ctx) => {
  const consult = await findConsult(ctx, ctx.ref)
  if (!consult) return undefined
  const { name, email } = consult
  const { default_language: language } = ctx.sender
  const text = messageTexts[language].consultation
  return {
    to: toAgency(ctx.sender),
    replyTo: email ?? '',
    subject: () => text.subject(name),
    say: () => ({
      lead: text.lead,
      facts: listConsultFacts(consult, language),
      notes: [email ? text.toAnswer : text.toCall],
    }),
  }
}

/**
 * The address is not proved, so the text is not sent there: a stranger could send texts in the agency's name.
 */
export const composeConsultationCopy: Composer = async (ctx) => {
  const consult = await findConsult(ctx, ctx.ref)
  if (!consult) return undefined
  const { language, name, email } = consult
  const { consultationCopy: text } = messageTexts[language]
  return tell({ email: email ?? '', language }, text.subject, () => ({
    greeting: text.greeting(name),
    lead: text.lead,
    facts: listSubjectFacts(consult, language),
    notes: [text.notYours],
  }))
}

/**
 * `ref` is the answer. The message repeats the question, so that it can be read by itself. A visitor without
 * an address was told on the telephone, and staff wrote that down as this answer.
 */
export const composeConsultationAnswer: Composer = async (ctx) => {
  const { db, travel_agency, ref } = ctx
  const answer = await db
    .selectFrom('staff_answer')
    .select(['consult', 'contents', 'email'])
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', ref)
    .executeTakeFirst()
  const consult = answer?.consult && (await findConsult(ctx, answer.consult))
  if (!consult) return undefined
  const { language, name, contents } = consult
  const { labels, consultationAnswer: text, consultationCopy } = messageTexts[language]
  return tell({ email: answer.email ?? '', language }, text.subject, () => ({
    greeting: consultationCopy.greeting(name),
    lead: answer.contents,
    facts: [[labels.contents, `\n${contents}`]],
    notes: [text.more],
  }))
}

type Consult = NonNullable<Awaited<ReturnType<typeof findConsult>>>

const findConsult = ({ db, travel_agency }: MessageContext, id: number) =>
  db
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
    .where('c.id', '=', id)
    .executeTakeFirst()

/** The subject, in our own words. */
function listSubjectFacts(
  { package_code, page_title, reg_date }: Consult,
  language: Language,
): [string, string][] {
  const { labels } = messageTexts[language]
  const trip: [string, string][] = page_title
    ? [[labels.trip, `${localize(page_title, language)} (${package_code})`]]
    : []
  return [...trip, [labels.received, messageDates[language].formatMomentDay(reg_date)]]
}

function listConsultFacts(consult: Consult, language: Language): [string, string][] {
  const { name, contact, email, contents } = consult
  const { labels } = messageTexts[language]
  const facts: [string, string | null][] = [
    [labels.name, name],
    [labels.contact, contact],
    [labels.email, email],
    ...listSubjectFacts(consult, language),
    [labels.contents, `\n${contents}`],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
