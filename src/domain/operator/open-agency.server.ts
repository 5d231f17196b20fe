// A new agency: its rows, its first boards and its owner's invitation, in one transaction.
import { sql } from 'kysely'
import { AgencyForm } from '#domain/agency/form.server.ts'
import { createAgency } from '#domain/agency/save-agency.server.ts'
import type { AgencyState } from '#domain/agency/state.ts'
import { createFirstBoards } from '#domain/board/first-boards.server.ts'
import { createDefaultSynonyms } from '#domain/catalog/default-synonyms.server.ts'
import { createFirstCategories } from '#domain/category/first-categories.server.ts'
import { invite, limitInvitationsTo } from '#domain/staff/invite.server.ts'
import { refuse } from '#errors.ts'
import type { Language } from '#i18n/language.ts'
import type { Db } from '#platform/db/database.server.ts'
import { setTransactionAgency } from '#platform/db/transaction.server.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'

/** Everything an agency has from its first day. Also what the desk does with a whole form. */
export async function createWholeAgency(db: Db, form: AgencyForm, state: AgencyState): Promise<void> {
  await createAgency(db, form, state)
  await createFirstBoards(db, form.travel_agency)
  await createDefaultSynonyms(db, form.travel_agency)
}

/** The number is used by no other lock. Two operators at once get two agency keys. */
const keyLock = 7_264_103

type Opening = { name: string; email: string; language: Language }

export async function openAgency(ctx: ManualTxContext<StaffCtx>, opening: Opening) {
  if (ctx.integrations.ourHosts.sitesDomain === undefined) refuse('SITES_DOMAIN_MISSING')
  await limitInvitationsTo(ctx, opening.email)
  return ctx.finalTransaction((txCtx) => createOpenedAgency(txCtx, opening))
}

async function createOpenedAgency(ctx: StaffCtx, { name, email, language }: Opening) {
  const { db } = ctx
  await sql`select pg_advisory_xact_lock(${keyLock})`.execute(db)
  await refuseSecondOpening(db, { name, email, language })
  const { key } = await db
    .selectFrom('agency')
    .select(sql<number>`coalesce(max(travel_agency), 0) + 1`.as('key'))
    .executeTakeFirstOrThrow()
  const words = { ko: '', en: '', [language]: name }
  const { domains: _none, ...form } = AgencyForm.parse({
    travel_agency: key,
    default_language: language,
    domains: ['www.example.com'],
    meta: { title: words },
    info: { company_name: words, mail: email },
  })
  await setTransactionAgency(db, key)
  await createWholeAgency(db, { ...form, domains: [] }, 'preparing') // the preview address is enough
  await createFirstCategories(db, key)
  await invite({ ...ctx, travel_agency: key, language }, { email, roles: ['owner'], by: ctx.staff.name })
  await setTransactionAgency(db, ctx.travel_agency)
  ctx.logChange({ travel_agency: key, subject: 'site', after: { email } })
  return { agency: key }
}

/** Refuses a second press, and a form that is sent again after its answer was lost. */
async function refuseSecondOpening(db: Db, { name, email, language }: Opening): Promise<void> {
  const opened = await db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .innerJoin('staff_invitation as v', 'v.travel_agency', 'a.travel_agency')
    .select('a.travel_agency')
    .where('a.state', '=', 'preparing')
    .where(sql<string>`i.company_name->>${language}`, '=', name)
    .where('v.email', '=', email)
    .executeTakeFirst()
  if (opened) refuse('AGENCY_OPENED')
}
