// §2 common theme: a table from 768 up, a list below; one markup, laid out by its width.
import type { Board, PostItem } from '#domain/board/calls.ts'
import { formatDay } from '#lib/format.ts'
import { Lock } from '#ui/more-icons.ts'
import { useText } from '#web/session.tsx'
import { type BoardQuery, buildBoardHref } from './board-href.ts'

type Props = { posts: PostItem[]; board: Board; query: BoardQuery; getNumber: (index: number) => number }

export function PostTable({ posts, board, query, getNumber }: Props) {
  const words = useText('board')
  const asksAndAnswers = board.id === 'QNA'
  return (
    <table className="mt-6 w-full border-line border-t text-15">
      <thead className="hidden bg-wash tablet:table-header-group">
        <tr>
          <th scope="col" className="w-20 py-3 font-semibold">
            {words.no}
          </th>
          <th scope="col" className="py-3 text-left font-semibold">
            {words.title}
          </th>
          <th scope="col" className="w-36 py-3 font-semibold">
            {words.author}
          </th>
          <th scope="col" className="w-32 py-3 font-semibold">
            {words.date}
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post, index) => (
          <tr
            key={post.id}
            className="grid grid-cols-[auto_1fr] gap-x-3 border-line border-b py-3 tablet:table-row tablet:py-0"
          >
            <td className="money hidden text-center text-soft tablet:table-cell">{getNumber(index)}</td>
            <td className="col-span-2 tablet:py-1">
              <a
                href={buildBoardHref(board.id, query, post.id)}
                className="flex min-h-11 items-center gap-2 font-semibold hover:text-brand-700"
              >
                {post.private_yn === 'Y' && (
                  <Lock size={16} label={words.private} className="shrink-0 text-soft" />
                )}
                <span className="line-clamp-2">{post.title}</span>
                {asksAndAnswers && (
                  <span
                    className={`ml-auto shrink-0 rounded-full px-2 text-13 leading-6 tablet:ml-0 ${post.answered_yn === 'Y' ? 'bg-brand-50 text-brand-800' : 'bg-wash text-soft'}`}
                  >
                    {post.answered_yn === 'Y' ? words.answered : words.waiting}
                  </span>
                )}
              </a>
            </td>
            <td className="text-soft tablet:text-center">
              {board.write === 'staff' ? words.administrator : post.reg_name}
            </td>
            <td className="money text-soft tablet:text-center">
              <time dateTime={post.reg_date}>{formatDay(post.reg_date)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
