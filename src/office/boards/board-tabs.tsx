// The boards beside each other, in each language they have, and the reviews.
import { useParams } from 'react-router'
import { useSay } from '#web/session.tsx'
import type { Api } from '../api.ts'
import { Tabs } from '../kit/tabs.tsx'
import { useOffice } from '../kit/use-words.ts'

export type Boards = Awaited<ReturnType<Api['board']['boards']>>['list']

/** `here`: the type of a board, or reviews. */
export function BoardTabs({ boards, here }: { boards: Boards; here: string }) {
  const words = useOffice('boards')
  const say = useSay()
  const { agency = '' } = useParams()
  return (
    <Tabs
      label={words.title}
      tabs={[
        ...boards.map(({ type, board_name, language }) => ({
          to: `/${agency}/boards?type=${type}`,
          name: language === 'en' ? words.english(say(board_name)) : say(board_name),
          here: here === type,
        })),
        { to: `/${agency}/boards/reviews`, name: words.reviews, here: here === 'reviews' },
        { to: `/${agency}/boards/own`, name: words.own.title, here: here === 'own' },
      ]}
    />
  )
}
