// The shape of a demo agency, as the files of seed/agencies/ write it. §1, §3
import type { Theme } from '#lib/theme.ts'
import type { SceneShot } from './faces/brand-kit.ts'
import type { Hour, SceneName } from './scenes/scene-names.ts'

export type Words = { ko: string; en: string }

export type DemoAgency = {
  travel_agency: number
  default_language: 'ko' | 'en'
  review_yn: 'Y' | 'N'
  /** The brand kit, written with scenes and names of categories (faces/). */
  theme: Theme
  info: {
    kakao_key: string | null
    about_yn: 'Y' | 'N'
    multilingual_yn: 'Y' | 'N'
    type: string
    pay_yn: 'Y' | 'N'
    facebook_url: string | null
    insta_url: string | null
    naver_url: string | null
    line_url: string | null
    company_name: Words
    ceo_name: Words
    address: Words
    phone: string
    fax: string | null
    mail: string
    bank: string
    account_holder: string
    account_number: string
    biz_number: string
    /** Mail-order report number with its office. */
    sales_number: string
    privacy_person: Words
    operating_time: Words
    /** What Korean law and habit want in the footer beside the fields above. */
    tourism_number: string
    insurance: Words
    hosting_provider: string
  }
  meta: { title: Words; description: Words; keywords: Words }
  chat: { code: string | null; whatsapp_code: string | null }
  home: {
    hero: { scene: SceneName; hour: Hour; pictures: SceneShot[]; headline: Words; line: Words }
    /** Three reasons to trust this agency: a short heading and a sentence each. */
    reasons: { heading: Words; line: Words }[]
  }
  categories: DemoCategory[]
  /** Agency-defined boards; notice, FAQ, Q&A exist for everyone and are not listed here. */
  boards: { board_id: string; board_name: Words; side_yn: 'Y' | 'N'; look?: 'gallery' }[]
  notices: { title: Words; contents: Words; days_ago: number }[]
  faqs: { category: 'B' | 'P' | 'I' | 'S'; title: Words; contents: Words }[]
  /** Partner shops of the salon flow. */
  shops: { store_id: string; store_name: Words; contact: string; address: Words }[]
  packages: DemoPackage[]
}

type DemoCategory = {
  name: Words
  side_yn: 'Y' | 'N'
  /** `column` is the column of the category bar's panel the area is in, from 1. */
  areas: { name: Words; column: number; details: Words[] }[]
}

export type DemoPackage = {
  package_code: string
  title: Words
  summary: Words
  /** 'category/area/sub-area' by their Korean names; the sub-area may be left out. */
  place: string
  /** Korean and English, side by side. */
  tags: [ko: string, en: string][]
  nights: number
  days: number
  /** The lowest adult price in won. */
  price: number
  scene: SceneName
  hour: Hour
}
