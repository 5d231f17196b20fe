// §7 Site: what each of these calls does.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import { shownWords } from '#platform/rich-text.server.ts'
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { Words } from '#words/language.ts'
import type { agencyCalls } from './calls.ts'
import { hostName } from './hosts.ts'
import { openShop } from './shops.server.ts'
import { siteOf } from './site.server.ts'

export const agencyHandlers: HandlersOf<typeof agencyCalls> = {
  async landingHomepageInfo(ctx) {
    return (await siteOf(ctx)).info ?? refuse('AGENCY_NOT_FOUND')
  },

  async homepageInfo(ctx) {
    const { agency, info, meta, chat, home } = await siteOf(ctx)
    const sections = agency?.theme.home ?? []
    return { info, meta: meta ?? refuse('AGENCY_NOT_FOUND'), chat, home, sections }
  },

  async kakaoChat(ctx) {
    return (await siteOf(ctx)).chat
  },

  async getTravelAgency(ctx, { domain }) {
    const host = hostName(domain)
    const travel_agency = host && (await ctx.agencyAt(host))
    return { travel_agency: travel_agency || refuse('AGENCY_NOT_FOUND') }
  },

  async landingMeta(ctx) {
    return (await siteOf(ctx)).meta ?? refuse('AGENCY_NOT_FOUND')
  },

  async shopInfo(ctx, { store_id }) {
    const { info } = await siteOf(ctx)
    const { pay_yn, bank, account_holder, account_number } = info ?? refuse('AGENCY_NOT_FOUND')
    const shop = store_id === undefined ? null : ((await openShop(ctx, store_id)) ?? refuse('STORE_MISSING'))
    return { pay_yn, bank, account_holder, account_number, shop }
  },

  // Of each kind the newest text whose day has come. A list of all kinds says how each begins.
  async terms(ctx, { type, versions }) {
    const terms = ctx.db.selectFrom('terms')
    const begins = sql<Words>`jsonb_build_object('ko', excerpt_of(contents ->> 'ko'), 'en', excerpt_of(contents ->> 'en'))`
    let inForce = (versions === 'all' ? terms : terms.distinctOn('type'))
      .select(['type', 'version', 'effective_date', 'title', 'contents_cleaned'])
      .select(type ? 'contents' : begins.as('contents'))
      .where('travel_agency', '=', ctx.travel_agency)
      .where('effective_date', '<=', seoulToday)
    if (type) inForce = inForce.where('type', '=', type)
    const list = await inForce
      .orderBy('type')
      .orderBy('effective_date', 'desc')
      .orderBy('version', 'desc')
      .execute()
    return {
      list: list.map((terms) => ({
        ...terms,
        contents: type ? shownWords(terms.contents, terms.contents_cleaned) : terms.contents,
        is_whole: type !== undefined,
      })),
    }
  },

  async category(ctx) {
    return { list: (await siteOf(ctx)).categories }
  },
}
