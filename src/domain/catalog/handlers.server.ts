// §7 Packages: what each of their calls does.
import { sql } from 'kysely'
import { refuse } from '#errors.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { catalogCalls } from './calls.ts'
import { compare } from './compare.server.ts'
import { findPackageDetail, getPackageInfo } from './find-package.server.ts'
import { explainSentence, findPackages, listChoices, listLiveChoices } from './find-packages.server.ts'
import { listMonths } from './list-months.server.ts'
import { parseDatedCodes } from './package-code.ts'
import { relaxSearch } from './relaxed-search.server.ts'
import { listSuggestions } from './suggestions.server.ts'

export const catalogHandlers: Handlers<typeof catalogCalls> = {
  packageList(ctx, { landing_user_id, ...search }) {
    if (landing_user_id !== undefined && landing_user_id !== ctx.member?.id) refuse('ABNORMAL_ACCESS')
    return findPackages(ctx, search)
  },

  packagesOpen: findPackages,
  choices: async (ctx, search) => ({ list: await listChoices(ctx, search) }),
  choicesOpen: async (ctx, search) => ({ list: await listLiveChoices(ctx, search) }),
  sentence: (ctx, { page_title }) => explainSentence(ctx, page_title),
  relaxedSearch: relaxSearch,
  suggestions: listSuggestions,
  compare: async (ctx, { package_codes }) => ({ list: await compare(ctx, parseDatedCodes(package_codes)) }),

  async tag(ctx) {
    const [tag_list, tag_list_en] = await Promise.all([countTags('tag_list'), countTags('tag_list_en')])
    return { tag_list, tag_list_en }

    async function countTags(column: 'tag_list' | 'tag_list_en') {
      const { rows } = await sql<{ tag: string; count: number }>`
        select tag, count(*)::int as count from package, unnest(${sql.ref(column)}) as tag
        where travel_agency = ${ctx.travel_agency} and sale_yn = 'Y' group by tag order by count(*) desc, tag limit 100`.execute(
        ctx.db,
      )
      return rows
    }
  },

  months: async (ctx, place) => ({ list: await listMonths(ctx, place) }),

  packageInfo: (ctx, { package_code }) => getPackageInfo(ctx, package_code),

  packageDetail: (ctx, { package_code }) => findPackageDetail(ctx, package_code),

  async productView(ctx, { package_code }) {
    const [info, detail] = await Promise.all([
      getPackageInfo(ctx, package_code),
      findPackageDetail(ctx, package_code),
    ])
    return { info, detail }
  },
}
