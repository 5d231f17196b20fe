// §7 Site: the calls that say who the agency is and what fills its site.
import { z } from 'zod'
import { call } from '#platform/wire/call.ts'
import { Day, Id, line, Words, YN } from '#platform/wire/shapes.ts'
import { HomeSection, ListKit } from './look/theme.ts'
import { WordedPage } from './page/page-words.ts'
import { ShownPromotion } from './promotion/promotion.ts'
import { agencyStates } from './state.ts'
import { termsTypes } from './terms/terms-types.ts'

const AgencyInfo = z.object({
  id: z.int(),
  travel_agency: z.int(),
  logo: z.string().nullable(),
  kakao_key: z.string().nullable(),
  about_yn: YN,
  multilingual_yn: YN,
  type: z.string(),
  pay_yn: YN,
  facebook_url: z.string().nullable(),
  insta_url: z.string().nullable(),
  naver_url: z.string().nullable(),
  line_url: z.string().nullable(),
  company_name: Words,
  ceo_name: Words,
  address: Words,
  phone: z.string(),
  fax: z.string().nullable(),
  mail: z.string(),
  bank: z.string().nullable(),
  account_holder: z.string().nullable(),
  account_number: z.string().nullable(),
  biz_number: z.string(),
  sales_number: z.string().nullable(),
  privacy_person: Words,
  operating_time: Words,
  // Beside §3: what the law and the trade want in a footer, and what §1 says of keys 4 and 6 as data.
  tourism_number: z.string().nullable(),
  insurance: Words.nullable(),
  hosting_provider: z.string().nullable(),
  default_language: z.enum(['ko', 'en']),
  review_yn: YN,
})

const Meta = z.object({
  title: Words,
  description: Words,
  keywords: Words,
  img: z.string().nullable(),
  list_title: Words.nullable(),
  list_description: Words.nullable(),
})
const ChatCodes = z.object({ code: z.string().nullable(), whatsapp_code: z.string().nullable() })

const SubArea = z.object({ tour_area_detail_id: Id, tour_area_detail_name: Words })
const Area = z.object({
  tour_area_id: Id,
  tour_area_name: Words,
  tour_area_col_seq: z.int(),
  tour_area_seq: z.int(),
  tour_area_detail_list: z.array(SubArea),
})
export const Category = z.object({
  tour_category_id: Id,
  tour_category_name: Words,
  side_yn: YN,
  tour_area_list: z.array(Area),
})
export type Category = z.output<typeof Category>

export const TermsType = z.enum(termsTypes)
const Terms = z.object({
  type: TermsType,
  version: z.string(),
  effective_date: Day,
  title: Words,
  contents: Words,
  /** False when all kinds were asked for at once: then `contents` holds only the beginning of each text. */
  is_whole: z.boolean(),
  /** The text is in force from a later day. */
  is_coming: z.boolean(),
})

const Shop = z.object({
  store_id: z.string(),
  store_name: Words,
  contact: z.string().nullable(),
  address: Words.nullable(),
})

const Nothing = z.object({})
const Home = z.object({
  hero_path: z.string(),
  headline: Words,
  line: Words,
  reasons: z.array(z.object({ heading: Words, line: Words })),
  pictures: z.array(z.object({ path: z.string(), caption: Words.nullable(), href: z.string().nullable() })),
})

export const agencyCalls = {
  landingHomepageInfo: call({
    method: 'GET',
    path: '/api/landing/landingHomepageInfo',
    takes: 'query',
    who: 'anyone',
    input: Nothing,
    output: AgencyInfo,
    refuses: ['AGENCY_NOT_FOUND'],
    cachedBy: ['site'],
  }),
  /** Everything a site needs at once: the info, the meta, the chat codes, and what the home page says. */
  homepageInfo: call({
    method: 'GET',
    path: '/api/landing/homepageInfo',
    takes: 'query',
    who: 'anyone',
    input: Nothing,
    output: z.object({
      state: z.enum(agencyStates),
      info: AgencyInfo.nullable(),
      meta: Meta,
      chat: ChatCodes,
      home: Home.nullable(),
      /** The sections of the home page, in their order; the usual ones where the agency chose none. */
      sections: z.array(HomeSection),
      /** The layout of the list of trips, and what each row says beside its card. */
      list: ListKit,
      /** Popups and banners of today. */
      promotions: z.array(ShownPromotion),
      /** The menu as the agency ordered it; pages that are not in it come at the end. */
      menu: z.array(
        z.object({ id: z.string(), hidden: z.boolean(), name: Words, href: z.string().nullable() }),
      ),
    }),
    cachedBy: ['site'],
  }),
  kakaoChat: call({
    method: 'GET',
    path: '/api/landing/kakaoChat',
    takes: 'query',
    who: 'anyone',
    input: Nothing,
    output: ChatCodes,
    cachedBy: ['site'],
  }),
  getTravelAgency: call({
    method: 'GET',
    path: '/api/landing/getTravelAgency',
    takes: 'query',
    who: 'anyone',
    input: z.object({ domain: line(253).min(1) }),
    output: z.object({ travel_agency: Id }),
    refuses: ['AGENCY_NOT_FOUND'],
  }),
  landingMeta: call({
    method: 'GET',
    path: '/api/landing/landingMeta',
    takes: 'query',
    who: 'anyone',
    input: Nothing,
    output: Meta,
    cachedBy: ['site'],
  }),
  /** How customers can pay, and the partner shop when a store_id is given. */
  shopInfo: call({
    method: 'GET',
    path: '/api/landing/shopInfo',
    takes: 'query',
    who: 'anyone',
    input: z.object({ store_id: line(60).optional() }),
    output: z.object({
      pay_yn: YN,
      bank: z.string().nullable(),
      account_holder: z.string().nullable(),
      account_number: z.string().nullable(),
      shop: Shop.nullable(),
    }),
    refuses: ['AGENCY_NOT_FOUND', 'STORE_MISSING'],
    cachedBy: ['site'],
  }),
  /**
   * The text in force of each kind, or of one kind. `versions: 'all'` adds the earlier texts and those whose
   * day is to come, the newest first.
   */
  terms: call({
    method: 'GET',
    path: '/api/landing/terms',
    takes: 'query',
    who: 'anyone',
    input: z.object({ type: TermsType.optional(), versions: z.enum(['current', 'all']).default('current') }),
    output: z.object({ list: z.array(Terms) }),
    cachedBy: ['site'],
  }),
  /** A page of the agency's own; for an address it had before, the address it has now. */
  page: call({
    method: 'GET',
    path: '/api/landing/page',
    takes: 'query',
    who: 'anyone',
    input: z.object({ slug: line(60).min(1) }),
    output: z.object({
      page: z
        .object({
          page_id: Id,
          slug: z.string(),
          title: Words,
          contents: Words,
          description: Words,
          picture: z.string().nullable(),
        })
        .nullable(),
      moved_to: z.string().nullable(),
    }),
    refuses: ['PAGE_NOT_FOUND'],
    cachedBy: ['site'],
  }),
  /** The title and description of a list by category or a board; empty where nobody wrote them. */
  pageWords: call({
    method: 'GET',
    path: '/api/landing/pageWords',
    takes: 'query',
    who: 'anyone',
    input: z.object({ page: WordedPage }),
    output: z.object({ title: Words, description: Words, has_picture: z.boolean() }),
    cachedBy: ['site'],
  }),
  category: call({
    method: 'GET',
    path: '/api/landing/category',
    takes: 'query',
    who: 'anyone',
    input: Nothing,
    output: z.object({ list: z.array(Category) }),
    cachedBy: ['site'],
  }),
}
