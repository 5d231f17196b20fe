// §5 Edit and delete; deleting asks first, and a non-member's post takes its password.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Post } from '#domain/board/calls.ts'
import { RemoveDialog } from '#storefront/shell/remove-dialog.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { Field } from '#web/field.tsx'
import { useWords } from '#web/session.tsx'

export function PostActions({ post: { id, board_id, user_id } }: { post: Post }) {
  const words = useWords('board')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const needsPassword = user_id === null
  const { bind, problem, sending, submit } = useSend({
    schema: () => import('#domain/board/forms.ts').then(({ DeletedPost }) => DeletedPost),
    read: ({ password }) => ({ id, password }),
    send: async (api, deleted) => {
      await api.board.deletePost(deleted)
      await navigate(`/board/${board_id}`, { state: { said: words.removed } })
    },
    failed: words.removeFailed,
  })
  return (
    <div className="flex gap-2">
      <a href={`/board/${board_id}/${id}/edit`} className="button-quiet">
        {words.edit}
      </a>
      <button type="button" className="button-quiet text-bad" onClick={() => setAsking(true)}>
        {words.remove}
      </button>
      {isAsking && (
        <RemoveDialog
          {...{ words, problem, sending, submit }}
          lead={words.removeAsk}
          onClose={() => setAsking(false)}
        >
          {needsPassword && (
            <Field {...bind('password')} type="password" label={words.passwordRemove} autoComplete="off" />
          )}
        </RemoveDialog>
      )}
    </div>
  )
}
