// Each column of an agency, its site and its boards, and the screen with which it is changed, or why there is none.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '#office/calls.ts'
import { screens } from '#office/routes.ts'
import type { Call } from '#platform/wire/call.ts'

/** `field`: its name in the call, where that is another one. */
type ByScreen = { screen: string; call: string; field?: string }
type Place = ByScreen | { none: string }

const atScreen =
  (screen: string, call: string) =>
  (field?: string): ByScreen => ({ screen, call, ...(field !== undefined && { field }) })
const company = atScreen('settings/company', 'agency.saveCompany')
const account = atScreen('settings/account-and-fees', 'agency.saveBankAccount')
const channels = atScreen('settings/channels', 'agency.saveChannels')
const toss = atScreen('settings/connections', 'agency.saveTossKeys')
const look = atScreen('look/look', 'look.saveLook')('content')
const home = atScreen('look/home', 'look.saveLook')('content')
const board = atScreen('boards/own', 'board.updateBoard')
const operatorLimits = atScreen('console/agencies', 'operator.saveLimits')
const meta = atScreen('pages/findability', 'page.saveMeta')
const pageWords = atScreen('pages/findability', 'page.savePageWords')
const about = atScreen('pages/about', 'page.saveAbout')
const page = atScreen('pages/page', 'page.savePage')
const draftedTerms = atScreen('terms/kind', 'terms.saveDraft')
const publishedTerms = atScreen('terms/kind', 'terms.publish')
const key: Place = { none: 'names the row' }
const saved: Place = { none: 'written by saving, publishing or uploading' }
const cleaned: Place = { none: 'the sanitiser writes it' }

const places: Record<string, Record<string, Place>> = {
  agency: {
    travel_agency: key,
    default_language: channels(),
    review_yn: channels(),
    theme: look,
    transfer_hours: atScreen('settings/payment-plan', 'agency.savePaymentPlan')(),
    payment_plan: atScreen('settings/payment-plan', 'agency.savePaymentPlan')('plan'),
    cancel_fees: atScreen('settings/account-and-fees', 'agency.saveCancelFees')('overseas'),
    passport_days: company(),
    customer_changes: atScreen('settings/account-and-fees', 'agency.saveCustomerChanges')('kinds'),
    erased: { none: 'when the night erased what a closed agency left' },
    toss_shop_hash: toss('secret_key'),
    hold_limits: operatorLimits('holds'),
    hsts_subdomains_yn: atScreen('settings/domains', 'agency.saveHstsSubdomains')('hsts_subdomains'),
    compensations: {
      none: 'the law’s table of what an agency owes; another one is agreed with the operator',
    },
    second_person_from: atScreen('deposits/deposits', 'agency.saveMoneyRules')(),
    price_split: atScreen('settings/account-and-fees', 'agency.savePriceSplit')('split'),
    pay_ways: atScreen('receipts/ways-to-pay', 'payment.savePaySettings')('ways'),
    receipts: atScreen('receipts/ways-to-pay', 'payment.savePaySettings')(),
    state: { none: 'changed by publishing the site, and by the operator' },
    state_since: { none: 'when the state was last changed' },
    receipts_from: { none: 'when receipts began to be issued here' },
  },
  agency_limit: {
    travel_agency: key,
    storage_gb: operatorLimits(),
    mails_a_day: operatorLimits(),
    texts_a_day: operatorLimits(),
    texts_a_month: operatorLimits(),
    revision: { none: 'counts changes' },
  },
  agency_about: {
    travel_agency: key,
    title: about(),
    contents: about(),
    picture: about(),
    directions: about(),
    contents_stamp: cleaned,
    contents_cleaned: cleaned,
  },
  site_draft: {
    travel_agency: key,
    content: look,
    revision: saved,
    published_revision: saved,
    saved,
    staff_name: saved,
  },
  site_version: { travel_agency: key, version: saved, content: saved, staff_name: saved, published: saved },
  site_page: {
    travel_agency: key,
    page_id: key,
    slug: page(),
    title: page(),
    contents: page(),
    contents_stamp: cleaned,
    contents_cleaned: cleaned,
    description: page(),
    picture: page(),
    published: saved,
    staff_name: saved,
  },
  site_page_draft: {
    travel_agency: key,
    page_id: key,
    slug: page(),
    title: page(),
    contents: page(),
    description: page(),
    picture: page(),
    saved,
    staff_name: saved,
  },
  site_page_words: {
    travel_agency: key,
    page: pageWords(),
    title: pageWords(),
    description: pageWords(),
    picture: pageWords(),
    revision: saved,
  },
  site_redirect: { travel_agency: key, path: saved, target: saved, reg_date: saved },
  site_picture: { travel_agency: key, path: saved, staff_name: saved, reg_date: saved },
  agency_menu: { travel_agency: key, items: atScreen('menus/menus', 'menu.saveMenu')() },
  agency_domain: {
    travel_agency: key,
    domain: atScreen('settings/domains', 'agency.checkDomain')(),
    is_main: atScreen('settings/domains', 'agency.chooseMainDomain')('domain'),
  },
  agency_domain_claim: {
    travel_agency: key,
    domain: atScreen('settings/domains', 'agency.addDomain')(),
    claimed: saved,
  },
  agency_home: {
    travel_agency: key,
    hero_path: home,
    headline: home,
    line: home,
    reasons: home,
    pictures: home,
  },
  agency_info: {
    travel_agency: key,
    logo: look,
    type: { none: 'decides nothing' },
    kakao_key: atScreen('settings/connections', 'agency.saveKakaoKeys')(),
    text_sender: atScreen('settings/connections', 'agency.saveSolapiKeys')(),
    kakao_channel: atScreen('settings/connections', 'agency.saveSolapiKeys')(),
    pay_yn: atScreen('settings/connections', 'agency.savePayOnline')(),
    about_yn: channels(),
    multilingual_yn: channels(),
    facebook_url: channels(),
    insta_url: channels(),
    naver_url: channels(),
    line_url: channels(),
    bank: account(),
    account_holder: account(),
    account_number: account(),
    company_name: company(),
    ceo_name: company(),
    address: company(),
    phone: company(),
    fax: company(),
    mail: company(),
    biz_number: company(),
    sales_number: company(),
    tourism_number: company(),
    insurance: company(),
    hosting_provider: company(),
    privacy_person: company(),
    operating_time: company(),
  },
  agency_meta: {
    travel_agency: key,
    title: meta(),
    description: meta(),
    keywords: meta(),
    img: meta(),
    list_title: meta(),
    list_description: meta(),
  },
  agency_secret: { travel_agency: key, name: key, sealed: toss('secret_key') },
  chat_code: { travel_agency: key, code: channels(), whatsapp_code: channels() },
  board: {
    travel_agency: key,
    board_id: key,
    revision: { none: 'counts changes' },
    seq: atScreen('boards/own', 'board.orderBoards')('ids'),
    board_name: board(),
    side_yn: board(),
    write: board(),
    read: board(),
    look: board(),
    menu_yn: board(),
    ended_yn: board(),
  },
  terms: {
    travel_agency: key,
    type: key,
    version: { none: 'counts up by one' },
    effective_date: publishedTerms(),
    title: draftedTerms(),
    contents: draftedTerms(),
    published: saved,
    staff_name: saved,
    contents_stamp: cleaned,
    contents_cleaned: cleaned,
  },
  terms_draft: {
    travel_agency: key,
    type: key,
    title: draftedTerms(),
    contents: draftedTerms(),
    saved,
    staff_name: saved,
  },
}

const rows = fs.readFileSync(path.resolve(import.meta.dirname, '../../src/platform/db/rows.ts'), 'utf8')
const listColumns = (table: string) => {
  const [, body = ''] = new RegExp(`^  ${table}: \\{\\n(.*?)^  \\}`, 'ms').exec(rows) ?? []
  return [...body.matchAll(/^ {4}(\w+):/gm)].map(([, column]) => column)
}
const findCall = (name: string): Call | undefined => {
  const [room = '', call = ''] = name.split('.')
  const found = Object.entries(calls).find(([each]) => each === room)?.[1]
  return Object.entries<Call>(found ?? {}).find(([each]) => each === call)?.[1]
}

test('every table of an agency’s settings and site is here', () => {
  const tables = [...rows.matchAll(/^ {2}(agency\w*|chat_code|board|terms\w*|site_\w+): \{/gm)]
  expect(tables.map(([, table]) => table).sort()).toEqual(Object.keys(places).sort())
})

test.each(Object.entries(places))(
  'each column of %s has its screen, or a reason why it has none',
  (table, named) => {
    expect(Object.keys(named).sort()).toEqual(listColumns(table).sort())
  },
)

const changed = Object.entries(places).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, place]) =>
    'screen' in place ? [{ name: `${table}.${column}`, column, ...place }] : [],
  ),
)
test.each(changed)('$name is a field of $call, and its screen is one of the office', (place) => {
  const { screen, call, column, field = column } = place
  expect(screens.map(({ page }) => page)).toContain(screen)
  expect(Object.keys(findCall(call)?.input.shape ?? {})).toContain(field)
})
