// Office handlers: messages.
import { sql } from 'kysely'
import { findTextAccount } from '#domain/agency/keys/text-account.server.ts'
import { checkOneLanguage } from '#domain/booking/check-variables.server.ts'
import { getBookingForStaff } from '#domain/booking/find.server.ts'
import { fillVariables, listMissingValues, messageVariables } from '#domain/booking/message-variables.ts'
import { localize } from '#i18n/language.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import { isAdRefused, listContacts, saveAdRefusal } from './ad-refusals.server.ts'
import { describeDelivery, listDeliveries } from './deliveries.server.ts'
import { submitTemplate } from './kakao-templates.server.ts'
import type { messageOfficeCalls } from './office-calls.ts'
import { deleteTemplate, listTemplates, listTripsForTemplates, saveTemplate } from './templates.server.ts'
import { buildVariableValues } from './variable-values.server.ts'

export const messageOfficeHandlers: Handlers<typeof messageOfficeCalls> = {
  async ofBooking(ctx, { booking_id }) {
    const booking = await getBookingForStaff(ctx, booking_id)
    const list = await listDeliveries(ctx, booking.id)
    return {
      list: list.map((row) => ({ ...row, what: describeDelivery(row, ctx.language) })),
      is_ad_refused: await isAdRefused(ctx, booking),
    }
  },
  async saveAdRefusal(ctx, { booking_id, is_ad_refused }) {
    const booking = await getBookingForStaff(ctx, booking_id)
    await saveAdRefusal(ctx, listContacts(booking), { isRefused: is_ad_refused, by_name: ctx.staff.name })
    ctx.logChange({ subject: `booking ${booking_id}`, after: { is_ad_refused } })
    return {}
  },
  templates: listTemplates,
  trips: listTripsForTemplates,
  saveTemplate,
  deleteTemplate,
  submitTemplate,
  async preview(ctx, { booking_id, ...words }) {
    const booking = await getBookingForStaff(ctx, booking_id)
    const { language } = booking
    const [subject, contents] = [localize(words.subject, language), localize(words.contents, language)]
    checkOneLanguage({ subject, contents })
    const values = await buildVariableValues(ctx, booking, language)
    const missing = listMissingValues(`${subject}\n${contents}`, values)
    return {
      subject: fillVariables(subject, values),
      contents: fillVariables(contents, values),
      missing: missing.map((key) => messageVariables[key][ctx.language === 'ko' ? 0 : 1]),
    }
  },
  async textCosts(ctx) {
    return { has_keys: (await findTextAccount(ctx)) !== undefined, list: await listTextCosts(ctx) }
  },
}

async function listTextCosts({ db, travel_agency }: AgencyContext) {
  const month = sql<string>`to_char(asked at time zone 'Asia/Seoul', 'YYYY-MM')`
  const countOf = (condition: string) => sql<number>`(count(*) filter (where ${sql.raw(condition)}))::int`
  return db
    .selectFrom('delivery')
    .select([
      month.as('month'),
      countOf(`channel = 'alimtalk' and state in ('sent', 'delivered')`).as('alimtalk'),
      countOf(`channel = 'sms' and state in ('sent', 'delivered')`).as('sms'),
      countOf(`state = 'failed'`).as('failed'),
      sql<number>`coalesce(sum(price), 0)::int`.as('price'),
    ])
    .where('travel_agency', '=', travel_agency)
    .where('channel', '!=', 'mail')
    .groupBy(month)
    .orderBy(month, 'desc')
    .limit(12)
    .execute()
}
