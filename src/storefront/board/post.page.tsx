// §2 Post detail: heading, title, author, date, text, pictures, attachments, and the answer to a question.
import { useState } from 'react'
import { redirect, useLoaderData, useLocation } from 'react-router'
import type { Board, Post } from '#domain/board/calls.ts'
import { getPostType } from '#domain/board/post-type.ts'
import { formatDay, formatFileSize } from '#lib/format.ts'
import { furtherPosts } from '#limits/display.ts'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { PageArgs } from '#storefront/page.ts'
import { PhraseBreaks } from '#ui/non-breaking-text.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { FlashMessage } from '#web/flash-message.tsx'
import { useLocalized, useText } from '#web/session.tsx'
import { buildBoardHref, parseBoardQuery } from './board-href.ts'
import { PostActions } from './post-actions.tsx'
import { PostGallery } from './post-gallery.tsx'
import { PrivatePostForm } from './private-post-form.tsx'

export async function loader({ api, url, params, session }: PageArgs) {
  const id = Number(params.detail)
  const post = await api.board.post({ id })
  if (post.board_id !== params.board_id)
    throw redirect(buildBoardHref(post.board_id, parseBoardQuery(url.searchParams), id), 301)
  const board = await api.board.board({ board_id: post.board_id })
  const type = getPostType(board.id, session.language)
  // A post of the agency leads to more of its posts; a customer's question leads to no other customer's.
  const { list } =
    board.write === 'staff' ? await api.board.postList({ type, page_size: furtherPosts + 1 }) : { list: [] }
  const further = list.filter((other) => other.id !== id).slice(0, furtherPosts)
  return { board, query: parseBoardQuery(url.searchParams), post, further }
}

export default function PostPage() {
  const { board, query, post: loaded } = useLoaderData<typeof loader>()
  const words = useText('board')
  const { state } = useLocation()
  const [opened, setOpened] = useState<Post>()
  const post = opened?.id === loaded.id ? opened : loaded
  return (
    <article className="content pt-8 pb-24 tablet:pt-12">
      <PageHead
        title={post.title}
        path={post.private_yn === 'Y' ? undefined : buildBoardHref(board.id, {}, post.id)}
      />
      <div className="max-w-3xl">
        <FlashMessage state={state} />
        <PostHeading board={board} post={post} />
        {post.contents === null ? (
          <PrivatePostForm post={post} open={setOpened} />
        ) : (
          <div className="grid gap-8 py-8">
            <RichText html={post.contents} />
            <PostGallery pictures={post.file_list.filter(({ is_picture }) => is_picture)} />
            <Attachments files={post.file_list.filter(({ is_picture }) => !is_picture)} />
          </div>
        )}
        {post.answer && <Answer answer={post.answer} />}
        <Further />
        <div className="mt-8 flex flex-wrap justify-between gap-2 border-line border-t pt-6">
          <a href={buildBoardHref(board.id, query)} className="button-secondary">
            {words.back}
          </a>
          {(post.is_mine || (board.write !== 'staff' && post.user_id === null)) && (
            <PostActions post={post} />
          )}
        </div>
      </div>
    </article>
  )
}

function PostHeading({ board, post }: { board: Board; post: Post }) {
  const words = useText('board')
  const localized = useLocalized()
  return (
    <>
      <p className="text-15 text-brand-700">{localized(board.board_name)}</p>
      <h1 className="mt-1 text-28 wrap-break-word">
        <PhraseBreaks>{post.title}</PhraseBreaks>
      </h1>
      <p className="money mt-3 flex gap-3 border-line border-b pb-4 text-15 text-soft">
        <span>{board.write === 'staff' ? words.administrator : post.reg_name}</span>
        <time dateTime={post.reg_date}>{formatDay(post.reg_date)}</time>
      </p>
    </>
  )
}

function Answer({ answer }: { answer: NonNullable<Post['answer']> }) {
  const words = useText('board')
  return (
    <section aria-label={words.answer} className="rounded-card bg-wash p-5">
      <p className="mb-3 flex justify-between gap-3 font-semibold">
        {words.answer}
        <time dateTime={answer.reg_date} className="money font-normal text-15 text-soft">
          {formatDay(answer.reg_date)}
        </time>
      </p>
      <RichText html={answer.contents} />
    </section>
  )
}

function Further() {
  const { board, further } = useLoaderData<typeof loader>()
  const words = useText('board')
  if (further.length === 0) return null
  return (
    <section aria-labelledby="further" className="border-line border-t pt-6">
      <h2 id="further" className="text-18">
        {words.further}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {further.map(({ id, title, reg_date }) => (
          <li key={id}>
            <a
              href={buildBoardHref(board.id, {}, id)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-brand-700"
            >
              <span className="wrap-break-word">{title}</span>
              <time dateTime={reg_date} className="money text-13 text-soft">
                {formatDay(reg_date)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Attachments({ files }: { files: Post['file_list'] }) {
  const words = useText('board')
  if (files.length === 0) return null
  return (
    <section aria-label={words.files}>
      <h2 className="text-16">{words.files}</h2>
      <ul className="mt-2 grid gap-2">
        {files.map(({ file_id, file_url, file_name, file_size }) => (
          <li key={file_id}>
            <a
              href={file_url}
              download={file_name}
              className="inline-flex min-h-11 max-w-full items-center gap-2 text-15 text-brand-700 hover:underline"
            >
              <span className="truncate">{file_name}</span>
              <span className="money shrink-0 text-soft">({formatFileSize(file_size)})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
