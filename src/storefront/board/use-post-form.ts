// Sends a post. A new one and a changed one are two calls, each with its schema. §6
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Board, Post } from '#domain/board/calls.ts'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import type { PickedFile } from '#ui/pick-files.ts'
import type { EditorHandle } from '#web/editor/editor.tsx'
import type { FormValues } from '#web/read-form-values.ts'
import { useText } from '#web/session.tsx'
import { buildBoardHref } from './board-href.ts'
import { toYN } from './draft.ts'

type PostFormOptions = {
  board: Board
  /** The post that is changed; a non-member's comes with its password. */
  post: Post | undefined
  password: string | undefined
  text: RefObject<EditorHandle | null>
  files: PickedFile[]
  /** The ids of attached files that are removed. */
  removed: string[]
  onSent: () => void
}

export function usePostForm(options: PostFormOptions) {
  const { board, post, text, files, onSent } = options
  const words = useText('write')
  const navigate = useNavigate()
  const [share, setShare] = useState(0)
  const openPost = async ({ id }: { id: number }) => {
    onSent()
    await navigate(buildBoardHref(board.id, {}, id), {
      replace: true,
      state: { said: post ? words.edited : words.created },
    })
  }
  const uploads = () => ({
    files: files.map(({ file }) => file),
    pictures: text.current?.toUpload().pictures ?? [],
  })
  const uploadOptions = { onProgress: setShare }
  const toInput = (values: FormValues) => toPostInput(values, options)
  const creating = useApiForm({
    schema: () => import('#domain/board/forms.ts').then(({ NewPost }) => NewPost),
    toInput,
    send: async (api, input) => {
      setShare(0)
      await openPost(await api.board.createPost({ ...input, ...uploads() }, uploadOptions))
    },
    fallbackError: words.notCreated,
  })
  const changing = useApiForm({
    schema: () => import('#domain/board/forms.ts').then(({ UpdatePostInput }) => UpdatePostInput),
    toInput,
    send: async (api, input) => {
      setShare(0)
      await openPost(await api.board.updatePost({ ...input, ...uploads() }, uploadOptions))
    },
    fallbackError: words.notEdited,
  })
  const form = post ? changing : creating
  return { ...form, sent: form.sending ? share : undefined }
}

function toPostInput(values: FormValues, { board, post, password, text, removed }: PostFormOptions) {
  const { title, reg_name, private_yn } = values
  const ofPost = { id: post?.id, password, removed_files: removed }
  const ofNewPost = { board_id: board.id, reg_name, password: values.password }
  return {
    ...(post ? ofPost : ofNewPost),
    title,
    contents: text.current?.isEmpty() === false ? text.current.toUpload().contents : '',
    private_yn: post?.private_yn ?? toYN(private_yn),
  }
}
