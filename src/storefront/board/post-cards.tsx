// The posts of a board whose pictures come first, as cards.
import type { Board, PostItem } from '#domain/board/calls.ts'
import { formatDay } from '#lib/format.ts'
import { parsePictureName } from '#lib/picture-name.ts'
import { Picture } from '#ui/picture.tsx'
import { type BoardQuery, buildBoardHref } from './board-href.ts'

type Props = { posts: PostItem[]; board: Board; query: BoardQuery }

export function PostCards({ posts, board, query }: Props) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-4 tablet:grid-cols-3">
      {posts.map(({ id, title, reg_date, picture }) => (
        <li key={id}>
          <a href={buildBoardHref(board.id, query, id)} className="grid gap-2 hover:text-brand-700">
            {picture && parsePictureName(picture) ? (
              <Picture
                path={picture}
                alt=""
                sizes="(min-width: 768px) 280px, 50vw"
                className="aspect-4/3 size-full rounded-card object-cover"
              />
            ) : (
              <span className="aspect-4/3 rounded-card bg-wash" />
            )}
            <span className="line-clamp-2 font-semibold text-15">{title}</span>
            <time dateTime={reg_date} className="money text-13 text-soft">
              {formatDay(reg_date)}
            </time>
          </a>
        </li>
      ))}
    </ul>
  )
}
