// Sends a post. A new one and a changed one are two calls, each with its schema. §6
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Board, Post } from '#domain/board/calls.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import type { Picked } from '#ui/picked.ts'
import type { Text } from '#web/editor/editor.tsx'
import { useWords } from '#web/session.tsx'
import type { Typed } from '#web/use-form.ts'
import { boardHref } from './board-href.ts'
import { asYN } from './draft.ts'

type Sending = {
  board: Board
  /** Where one is changed; that of a non-member with its password. */
  post: Post | undefined
  password: string | undefined
  text: RefObject<Text | null>
  files: Picked[]
  /** The ids of attached files that go. */
  removed: string[]
  onSent: () => void
}

export function useSendPost(sending: Sending) {
  const { board, post, text, files, onSent } = sending
  const words = useWords('write')
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const arrive = async ({ id }: { id: number }) => {
    onSent()
    await navigate(boardHref(board.id, {}, id), {
      replace: true,
      state: { said: post ? words.edited : words.created },
    })
  }
  const uploads = () => ({
    files: files.map(({ file }) => file),
    pictures: text.current?.toSend().pictures ?? [],
  })
  const how = { onProgress: setShare }
  const read = (typed: Typed) => readPost(typed, sending)
  const creating = useSend({
    schema: () => import('#domain/board/forms.ts').then(({ NewPost }) => NewPost),
    read,
    send: async (api, written) => {
      setShare(0)
      await arrive(await api.board.createPost({ ...written, ...uploads() }, how))
    },
    failed: words.notCreated,
  })
  const changing = useSend({
    schema: () => import('#domain/board/forms.ts').then(({ ChangedPost }) => ChangedPost),
    read,
    send: async (api, written) => {
      setShare(0)
      await arrive(await api.board.updatePost({ ...written, ...uploads() }, how))
    },
    failed: words.notEdited,
  })
  const form = post ? changing : creating
  return { ...form, sent: form.sending ? share : undefined }
}

function readPost(typed: Typed, { board, post, password, text, removed }: Sending) {
  const { title, reg_name, private_yn } = typed
  const ofPost = { id: post?.id, password, removed_files: removed }
  const ofNewPost = { board_id: board.id, reg_name, password: typed.password }
  return {
    ...(post ? ofPost : ofNewPost),
    title,
    contents: text.current?.isEmpty() === false ? text.current.toSend().contents : '',
    private_yn: post?.private_yn ?? asYN(private_yn),
  }
}
