// §2 The links of the header and of the mobile menu, in the spec's order.
// What an agency shows is its own data.

import type { PopupName } from '#storefront/kit/popup-state.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { useLocalized, useText } from '#web/session.tsx'

export type MenuLink = {
  href: string
  label: string
  popup?: PopupName
  logout?: boolean
  /** Of a board. */
  board?: boolean
}

/** For a visitor, or for a member. */
export function useMenuLinks(): (isMember: boolean) => MenuLink[] {
  const words = useText('shell')
  const localized = useLocalized()
  const site = useSite()
  return (isMember) => [
    ...(site?.info?.about_yn === 'Y' ? [{ href: '/about', label: words.about }] : []),
    { href: '/contact', label: words.contact },
    ...(isMember
      ? [
          { href: '/mypage', label: words.mypage },
          { href: '/', label: words.logout, logout: true },
        ]
      : [{ href: '/auth/login', label: words.login, popup: 'login' as const }]),
    ...(site?.boards ?? []).map(({ id, board_name }) => ({
      href: `/board/${id}`,
      label: localized(board_name),
      board: true,
    })),
    ...(site?.info?.review_yn === 'N' ? [] : [{ href: '/board/review', label: words.review }]),
    { href: '/board/FAQ', label: words.faq },
    { href: '/board/notice', label: words.notice },
  ]
}
