// §7 Site: what each of these calls does.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { toDisplayLocalizedText } from '#platform/rich-text.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { parseHostName } from './address/hosts.ts'
import type { agencyCalls } from './calls.ts'
import { describeHomepage } from './homepage-info.server.ts'
import { getPageWords } from './page/page-words.server.ts'
import { readShownPage } from './page/publish-page.server.ts'
import { findOpenShop } from './shops.server.ts'
import { getSite } from './site.server.ts'

export const agencyHandlers: Handlers<typeof agencyCalls> = {
  async landingHomepageInfo(ctx) {
    return (await getSite(ctx)).info ?? refuse('AGENCY_NOT_FOUND')
  },

  async homepageInfo(ctx) {
    return describeHomepage(await getSite(ctx))
  },

  async kakaoChat(ctx) {
    return (await getSite(ctx)).chat
  },

  async getTravelAgency(ctx, { domain }) {
    const host = parseHostName(domain)
    const travel_agency = host && (await ctx.findAgencyByHost(host))
    return { travel_agency: travel_agency || refuse('AGENCY_NOT_FOUND') }
  },

  async landingMeta(ctx) {
    return (await getSite(ctx)).meta ?? refuse('AGENCY_NOT_FOUND')
  },

  async shopInfo(ctx, { store_id }) {
    const { info } = await getSite(ctx)
    const { pay_yn, bank, account_holder, account_number } = info ?? refuse('AGENCY_NOT_FOUND')
    const shop =
      store_id === undefined ? null : ((await findOpenShop(ctx, store_id)) ?? refuse('STORE_MISSING'))
    return { pay_yn, bank, account_holder, account_number, shop }
  },

  // The newest text of each kind whose day has come. A list of all kinds has the beginning of each.
  async terms(ctx, { type, versions }) {
    const terms = ctx.db.selectFrom('terms')
    const begins = sql<LocalizedText>`jsonb_build_object('ko', excerpt_of(contents ->> 'ko'), 'en', excerpt_of(contents ->> 'en'))`
    let asked = (
      versions === 'all' ? terms : terms.distinctOn('type').where('effective_date', '<=', seoulToday)
    )
      .select(['type', 'version', 'effective_date', 'title', 'contents_cleaned'])
      .select(type ? 'contents' : begins.as('contents'))
      .select(sql<boolean>`effective_date > ${seoulToday}`.as('is_coming'))
      .where('travel_agency', '=', ctx.travel_agency)
    if (type) asked = asked.where('type', '=', type)
    const list = await asked
      .orderBy('type')
      .orderBy('effective_date', 'desc')
      .orderBy('published', 'desc')
      .orderBy('version', 'desc')
      .execute()
    return {
      list: list.map((terms) => ({
        ...terms,
        contents: type ? toDisplayLocalizedText(terms.contents, terms.contents_cleaned) : terms.contents,
        is_whole: type !== undefined,
      })),
    }
  },

  page: (ctx, { slug }) => readShownPage(ctx, slug),

  pageWords: getPageWords,

  async category(ctx) {
    return { list: (await getSite(ctx)).categories }
  },
}
