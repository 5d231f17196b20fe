// Titles and descriptions of lists, boards, about and contact, for search engines and messengers.

import type { agencyCalls, Category } from '#domain/agency/calls.ts'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { refuseForeignPictures } from '#domain/agency/look/site-pictures.server.ts'
import { readCategories } from '#domain/agency/site.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { pages as enPages } from '#i18n/en/pages.ts'
import { review as en } from '#i18n/en/review.ts'
import { pages as koPages } from '#i18n/ko/pages.ts'
import { review as ko } from '#i18n/ko/review.ts'
import { type Language, localize } from '#i18n/language.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { metaCalls } from './meta-office-calls.ts'

const empty = { ko: '', en: '' }

export const findPageWords = ({ db, travel_agency }: AgencyContext, page: string) =>
  db
    .selectFrom('site_page_words')
    .select(['title', 'description', 'picture', 'revision'])
    .where('travel_agency', '=', travel_agency)
    .where('page', '=', page)
    .executeTakeFirst()

export async function getPageWords(ctx: AgencyContext, { page }: In<typeof agencyCalls.pageWords>) {
  const { title, description, picture } = (await findPageWords(ctx, page)) ?? {}
  return { title: title ?? empty, description: description ?? empty, has_picture: Boolean(picture) }
}

export async function listPageWords(ctx: AgencyContext) {
  const stored = await ctx.db
    .selectFrom('site_page_words')
    .select(['page', 'title', 'description', 'picture', 'revision'])
    .where('travel_agency', '=', ctx.travel_agency)
    .execute()
  return (await listWordedPages(ctx)).map((each) => {
    const { title, description, picture, revision } = stored.find(({ page }) => page === each.page) ?? {}
    return {
      ...each,
      title: title ?? empty,
      description: description ?? empty,
      picture: picture ?? null,
      revision: revision ?? 0,
    }
  })
}

/** The pages that a visitor can come to, in the order of the menu. */
async function listWordedPages({ db, travel_agency }: AgencyContext) {
  const categories = await readCategories(db, travel_agency)
  const { review_yn, about_yn, about } = await db
    .selectFrom('agency as a')
    .innerJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .leftJoin('agency_about as b', 'b.travel_agency', 'a.travel_agency')
    .select(['a.review_yn', 'i.about_yn', 'b.title as about'])
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const boards = await db
    .selectFrom('board')
    .select(['board_id', 'board_name as name'])
    .where('travel_agency', '=', travel_agency)
    .where('ended_yn', '=', 'N')
    .where('read', '=', 'anyone')
    .orderBy('seq')
    .orderBy('board_id')
    .execute()
  return [
    ...categories.flatMap(listPagesOfCategory),
    ...boards.map(({ board_id, name }) => ({ page: `board/${board_id}`, path: `/board/${board_id}`, name })),
    ...(review_yn === 'Y' ? [{ page: 'board/review', path: '/board/review', name: reviews }] : []),
    ...(about_yn === 'Y' && about ? [{ page: 'page/about', path: '/about', name: about }] : []),
    { page: 'page/contact', path: '/contact', name: contact },
  ]
}
const contact = { ko: koPages.contact.title, en: enPages.contact.title }
const reviews = { ko: ko.title, en: en.title }

function listPagesOfCategory(category: Category) {
  const { tour_category_id, tour_category_name, tour_area_list } = category
  const path = `/travel?tour_category=${tour_category_id}`
  return [
    { page: `category/${tour_category_id}`, path, name: tour_category_name },
    ...tour_area_list.flatMap(({ tour_area_id, tour_area_name, tour_area_detail_list }) => {
      const areaPath = `${path}&tour_area=${tour_area_id}`
      return [
        { page: `area/${tour_area_id}`, path: areaPath, name: joinNames(tour_category_name, tour_area_name) },
        ...tour_area_detail_list.map(({ tour_area_detail_id, tour_area_detail_name }) => ({
          page: `detail/${tour_area_detail_id}`,
          path: `${areaPath}&tour_area_detail=${tour_area_detail_id}`,
          name: joinNames(tour_category_name, tour_area_name, tour_area_detail_name),
        })),
      ]
    }),
  ]
}

function joinNames(...names: { ko: string; en: string }[]) {
  const join = (language: Language) => names.map((name) => localize(name, language)).join(' › ')
  return { ko: join('ko'), en: join('en') }
}

export async function savePageWords(
  ctx: StaffCtx,
  { page, revision, ...words }: In<typeof metaCalls.savePageWords>,
) {
  const { db, travel_agency } = ctx
  await lockAgency(ctx)
  if (!(await listWordedPages(ctx)).some((each) => each.page === page)) refuse('PAGE_NOT_FOUND')
  const before = await findPageWords(ctx, page)
  refuseIfChanged(before?.revision ?? 0, revision)
  const { picture } = words
  if (picture !== null && picture !== before?.picture)
    await refuseForeignPictures(ctx, [['picture', picture]])
  await db
    .insertInto('site_page_words')
    .values({ travel_agency, page, ...words, revision: revision + 1 })
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'page']).doUpdateSet({ ...words, revision: revision + 1 }),
    )
    .execute()
  ctx.logChange({
    subject: `findability ${page}`,
    before: { title: before?.title },
    after: { title: words.title },
  })
  return { revision: revision + 1 }
}

/** The words go with their page. */
export const deletePageWords = ({ db, travel_agency }: AgencyContext, page: string) =>
  db
    .deleteFrom('site_page_words')
    .where('travel_agency', '=', travel_agency)
    .where('page', '=', page)
    .execute()
