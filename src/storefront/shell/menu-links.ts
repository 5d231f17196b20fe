// §2 The links of the header and of the mobile menu: as the agency ordered them, else in the spec's order.
import { arrangeMenu } from '#lib/menu.ts'
import type { PopupName } from '#storefront/kit/popup-state.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { useLocalized, useText } from '#web/session.tsx'

export type MenuLink = {
  href: string
  label: string
  popup?: PopupName
  logout?: boolean
  /** A link of a board, or of the agency's own: those a header has no room for are folded. */
  board?: boolean
}

/** For a visitor, or for a member. */
export function useMenuLinks(): (isMember: boolean) => MenuLink[] {
  const words = useText('shell')
  const localized = useLocalized()
  const site = useSite()
  const boards = site?.boards ?? []
  const usual = [
    ...(site?.info?.about_yn === 'Y' ? ['about'] : []),
    'contact',
    'account',
    ...boards.map(({ id }) => `board/${id}`),
    ...(site?.info?.review_yn === 'N' ? [] : ['review']),
    'faq',
    'notice',
  ]
  const fixed: Record<string, MenuLink> = {
    about: { href: '/about', label: words.about },
    contact: { href: '/contact', label: words.contact },
    review: { href: '/board/review', label: words.review },
    faq: { href: '/board/FAQ', label: words.faq },
    notice: { href: '/board/notice', label: words.notice },
  }
  const login: MenuLink = { href: '/auth/login', label: words.login, popup: 'login' }
  const account: MenuLink[] = [
    { href: '/mypage', label: words.mypage },
    { href: '/', label: words.logout, logout: true },
  ]
  const toLink = (id: string, href: string | null): MenuLink => {
    const board = boards.find((each) => id === `board/${each.id}`)
    return fixed[id] ?? { href: href ?? `/${id}`, label: localized(board?.board_name), board: true }
  }
  const items = arrangeMenu(site?.menu ?? [], usual).filter(({ hidden }) => !hidden)
  return (isMember) =>
    items.flatMap(({ id, name, href }) => {
      if (id === 'account') return isMember ? account : [login]
      const link = toLink(id, href)
      return [{ ...link, label: localized(name) || link.label }]
    })
}
