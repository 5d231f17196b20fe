// The boards beside each other, in each language they have, and the reviews.

import type { Api } from '#office/api.ts'
import { Tabs } from '#office/kit/tabs.tsx'
import { useText } from '#office/kit/use-text.ts'
import { useLocalized } from '#web/session.tsx'

export type Boards = Awaited<ReturnType<Api['board']['boards']>>['list']

/** `current`: the type of a board, or reviews. */
export function BoardTabs({ boards, current }: { boards: Boards; current: string }) {
  const words = useText('boards')
  const localized = useLocalized()
  return (
    <Tabs
      label={words.title}
      tabs={[
        ...boards.map(({ type, board_name, language }) => ({
          to: `/boards?type=${type}` as const,
          name: language === 'en' ? words.english(localized(board_name)) : localized(board_name),
          isCurrent: current === type,
        })),
        { to: '/boards/reviews', name: words.reviews, isCurrent: current === 'reviews' },
        { to: '/boards/own', name: words.own.title, isCurrent: current === 'own' },
      ]}
    />
  )
}
