// The menu of a site: read as it is shown, saved as a whole. Decision 88

import { refuseForeignLinks } from '#domain/agency/address/foreign-links.server.ts'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import { readSiteLanguages } from '#domain/agency/settings/site-languages.server.ts'
import { refuseIfChanged } from '#errors.ts'
import { shell as en } from '#i18n/en/shell.ts'
import { shell as ko } from '#i18n/ko/shell.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { arrangeMenu } from '#lib/menu.ts'
import type { In } from '#platform/wire/call.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { menuCalls as calls } from './office-calls.ts'

async function readMenu({ db, travel_agency }: AgencyContext) {
  const stored = await db
    .selectFrom('agency_menu')
    .select('items')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return stored?.items ?? []
}

type UsualItem = { id: string; usual_name: LocalizedText }

/** What the menu has where nobody ordered it, as in the storefront's menu. §2 */
async function listUsualItems({ db, travel_agency }: AgencyContext): Promise<UsualItem[]> {
  const { about_yn, review_yn } = await db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .select(['i.about_yn', 'a.review_yn'])
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const boards = await db
    .selectFrom('board')
    .select(['board_id', 'board_name', 'side_yn'])
    .where('travel_agency', '=', travel_agency)
    .where('ended_yn', '=', 'N')
    .where('menu_yn', '=', 'Y')
    .where('board_id', 'not in', ['notice', 'FAQ'])
    .orderBy('side_yn', 'desc')
    .orderBy('seq')
    .orderBy('board_id')
    .execute()
  const named = (name: 'about' | 'contact' | 'login' | 'review' | 'faq' | 'notice') => ({
    id: name === 'login' ? 'account' : name,
    usual_name: { ko: ko[name], en: en[name] },
  })
  return [
    ...(about_yn === 'Y' ? [named('about')] : []),
    named('contact'),
    named('login'),
    ...boards.map(({ board_id, board_name }) => ({ id: `board/${board_id}`, usual_name: board_name })),
    ...(review_yn === 'N' ? [] : [named('review')]),
    named('faq'),
    named('notice'),
  ]
}

export const menuHandlers: Handlers<typeof calls> = {
  async menu(ctx) {
    const usual = await listUsualItems(ctx)
    const items = await readMenu(ctx)
    const arranged = arrangeMenu(
      items,
      usual.map(({ id }) => id),
    )
    return {
      revision: calculateRevision(items),
      languages: await readSiteLanguages(ctx),
      items: arranged.map((item) => ({
        ...item,
        usual_name: usual.find(({ id }) => id === item.id)?.usual_name ?? { ko: '', en: '' },
      })),
    }
  },
  saveMenu,
}

async function saveMenu(ctx: StaffCtx, { revision, items }: In<typeof calls.saveMenu>) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  const before = await readMenu(ctx)
  refuseIfChanged(calculateRevision(before), revision)
  await refuseForeignLinks(
    ctx,
    items.map(({ href }, at) => ({ field: `items.${at}.href`, href })),
  )
  const stored = JSON.stringify(items)
  await db
    .insertInto('agency_menu')
    .values({ travel_agency, items: stored })
    .onConflict((conflict) => conflict.column('travel_agency').doUpdateSet({ items: stored }))
    .execute()
  const describe = (menu: typeof before) => menu.filter(({ hidden }) => !hidden).map(({ id }) => id)
  ctx.logChange({ subject: 'menu', before: { order: describe(before) }, after: { order: describe(items) } })
  return {}
}
