// Random settings beside the look, within what the forms let through: company, menu, a banner or popup, a page.
import { randomUUID } from 'node:crypto'
import { promotionAudiences } from '#lib/promotion.ts'
import { dateInDays } from './days.ts'
import { pickWords } from './random-looks.ts'
import type { createDice } from './random-trips.ts'
import type { StaffUser } from './staff-user.ts'

type Dice = ReturnType<typeof createDice>

/** The site's own language says something, as the forms ask for. */
function pickTitle(dice: Dice) {
  const { ko, en } = pickWords(dice)
  return { ko: ko || '이름', en }
}

/** Saves all of them as an owner does. Returns the address of the page. */
export async function saveRandomSettings({ api }: StaffUser, dice: Dice): Promise<string> {
  const { below, one, chance } = dice
  await saveRandomCompany(api, dice)
  const menu = await api.menu.menu()
  const items = menu.items.map(({ id, href, hidden, name }) => ({
    id,
    href,
    hidden: id === 'account' ? hidden : chance(0.3),
    name: href === null ? pickWords(dice) : name,
  }))
  const link = { id: 'link/1', href: one(['/travel', 'https://example.net/a?b=c#d']), hidden: false }
  await api.menu.saveMenu({
    revision: menu.revision,
    items: [
      ...items.filter(({ id }) => id !== link.id).toSorted(() => below(3) - 1),
      { ...link, name: pickTitle(dice) },
    ],
  })
  await replacePromotion(api, dice)
  return saveRandomPage(api, dice)
}

async function saveRandomCompany(api: StaffUser['api'], dice: Dice): Promise<void> {
  const { chance } = dice
  const { company, revision } = await api.agency.company()
  const orNull = <T>(value: T) => (chance(0.5) ? value : null)
  await api.agency.saveCompany({
    ...company,
    company_name: pickTitle(dice),
    // what the law wants on a public site may change, and not be taken away
    ceo_name: pickTitle(dice),
    address: pickTitle(dice),
    privacy_person: pickTitle(dice),
    insurance: pickTitle(dice),
    hosting_provider: 'A & B <i>',
    tourism_number: '제2026-1호',
    operating_time: pickWords(dice),
    fax: orNull('02-555-0145'),
    revision,
  })
}

/** One at a time: an agency has only so many. */
async function replacePromotion(api: StaffUser['api'], dice: Dice): Promise<void> {
  const { one } = dice
  for (const { promotion_id, revision } of (await api.promotion.promotions()).list)
    await api.promotion.deletePromotion({ promotion_id, revision })
  const kind = one(['popup', 'banner'] as const)
  await api.promotion.addPromotion(
    {
      kind,
      shown_from: dateInDays(0),
      shown_until: dateInDays(3),
      pages: kind === 'popup' ? ['home', 'list', 'boards'] : ['home', 'list', 'trip', 'boards'],
      audience: one(promotionAudiences),
      title: pickTitle(dice),
      text: pickWords(dice),
      href: one([null, '/travel', 'https://example.net/']),
      picture: null,
    },
    { key: randomUUID() },
  )
}

const slug = 'a-page'
const contents = [
  '<p>본문</p>',
  '<h2>제목</h2><ul><li>하나</li></ul>',
  '<p><a href="/travel">여행</a> &amp; 🏝️</p>',
]

async function saveRandomPage(api: StaffUser['api'], dice: Dice): Promise<string> {
  const stored = (await api.page.pages()).list.find((each) => each.slug === slug)
  const page_id = stored?.page_id ?? (await api.page.addPage({ slug, title: pickTitle(dice) })).page_id
  const { revision } = await api.page.page({ page_id })
  const written = { ko: dice.one(contents), en: dice.one(['', ...contents]) }
  const saved = await api.page.savePage({
    page_id,
    revision,
    slug,
    title: pickTitle(dice),
    contents: written,
    description: pickWords(dice),
    picture: null,
  })
  await api.page.publishPage({ page_id, revision: saved.revision })
  return `/page/${slug}`
}
