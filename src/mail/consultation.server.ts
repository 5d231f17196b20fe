// What is sent by mail. It is composed when its job runs, so no address and no text ever lies in the queue.
import type { Db } from '#platform/db/open.server.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { Mail, Mailer } from '#platform/outside/mail.server.ts'
import type { Log } from '#platform/wire/asking.ts'
import { dayOf } from '#ui/format.ts'
import { mail as en } from '#words/en/mail.ts'
import { mail as ko } from '#words/ko/mail.ts'
import { inLanguage, type Language } from '#words/language.ts'

const words = { ko, en }

/** `from` is the name it is sent under; the address is the same for all. */
type Letter = Omit<Mail, 'from'> & { from: string }
/** Undefined when there is nothing to send any more. */
type Compose = (db: Db, travel_agency: number, ref: number) => Promise<Letter | undefined>

/** A kind is one mail to one address, hence one job: when it is tried again, nothing else is sent twice. */
const kinds = { consultation: tellAgency, 'consultation-copy': confirmToSender } satisfies Record<string, Compose>

/** What `later('send-mail', …)` takes. `ref` is the id of the row the mail is about. */
export type MailAsked = { travel_agency: number; kind: keyof typeof kinds; ref: number }

type Ground = { db: Db; mailer: Mailer; from: string; log: Log }

export async function sendMail({ db, mailer, from, log }: Ground, { travel_agency, kind, ref }: MailAsked): Promise<void> {
  const letter = await kinds[kind](db, travel_agency, ref)
  if (!letter) return
  await mailer.send({ ...letter, from: { name: letter.from, address: from } })
  log.info({ agency: travel_agency, mail: letter.id }, 'mail sent')
}

async function tellAgency(db: Db, travel_agency: number, ref: number): Promise<Letter | undefined> {
  const consult = await findConsult(db, travel_agency, ref)
  if (!consult) return undefined
  const { default_language: language, name, email } = consult
  const say = words[language].consultation
  return {
    id: `consultation-${idOf(consult)}`,
    from: inLanguage(consult.company_name, language),
    to: consult.mail,
    replyTo: email ?? undefined,
    subject: say.subject(name),
    text: paragraphs(say.lead, writtenIn(consult, language), email ? say.toAnswer : say.toCall),
  }
}

async function confirmToSender(db: Db, travel_agency: number, ref: number): Promise<Letter | undefined> {
  const consult = await findConsult(db, travel_agency, ref)
  if (!consult?.email) return undefined
  const { language } = consult
  const { consultationCopy: say, labels } = words[language]
  const company = inLanguage(consult.company_name, language)
  const agency = [company, `${labels.phone}: ${consult.phone}`, `${labels.hours}: ${inLanguage(consult.operating_time, language)}`]
  return {
    id: `consultation-copy-${idOf(consult)}`,
    from: company,
    to: consult.email,
    replyTo: consult.mail,
    subject: say.subject(company),
    text: paragraphs(say.greeting(consult.name), say.lead, writtenIn(consult, language), agency.join('\n'), say.notYours),
  }
}

type Consult = NonNullable<Awaited<ReturnType<typeof findConsult>>>

const findConsult = (db: Db, travel_agency: number, id: number) =>
  inAgency(db, travel_agency, async (tx) => {
    const consult = await tx
      .selectFrom('consult as c')
      .leftJoin('package as p', (join) => join.onRef('p.travel_agency', '=', 'c.travel_agency').onRef('p.package_code', '=', 'c.package_code'))
      .select(['c.travel_agency', 'c.id', 'c.name', 'c.contact', 'c.email', 'c.contents', 'c.package_code', 'c.language', 'c.reg_date', 'p.page_title'])
      .where('c.travel_agency', '=', travel_agency)
      .where('c.id', '=', id)
      .executeTakeFirst()
    const agency = await tx
      .selectFrom('agency as a')
      .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
      .select(['a.default_language', 'i.company_name', 'i.mail', 'i.phone', 'i.operating_time'])
      .where('a.travel_agency', '=', travel_agency)
      .executeTakeFirstOrThrow()
    return consult && { ...consult, ...agency }
  })

/** With its moment: numbers start again in another database, and mailboxes drop a second mail of the same id. */
const idOf = ({ travel_agency, id, reg_date }: Consult) => `${travel_agency}-${id}-${Date.parse(reg_date)}`

function writtenIn({ name, contact, email, package_code, page_title, reg_date, contents }: Consult, language: Language): string {
  const { labels } = words[language]
  const trip = page_title && `${inLanguage(page_title, language)} (${package_code})`
  const lines = [
    [labels.name, name],
    [labels.contact, contact],
    [labels.email, email],
    [labels.trip, trip],
    [labels.received, dayOf(reg_date)],
  ]
  return paragraphs(lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'), `${labels.contents}:\n${contents}`)
}

const paragraphs = (...all: string[]) => all.join('\n\n')
