// §5 Edit and delete; deleting asks first, and a non-member's post takes its password.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Post } from '#domain/board/calls.ts'
import { RemoveDialog } from '#storefront/kit/remove-dialog.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'

export function PostActions({ post: { id, board_id, user_id } }: { post: Post }) {
  const words = useText('board')
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const needsPassword = user_id === null
  const { bind, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/board/forms.ts').then(({ DeletePostInput }) => DeletePostInput),
    toInput: ({ password }) => ({ id, password }),
    send: async (api, deleted) => {
      await api.board.deletePost(deleted)
      await navigate(`/board/${board_id}`, { state: { said: words.removed } })
    },
    fallbackError: words.removeFailed,
  })
  return (
    <div className="flex gap-2">
      <a href={`/board/${board_id}/${id}/edit`} className="button-secondary">
        {words.edit}
      </a>
      <button type="button" className="button-secondary text-bad" onClick={() => setConfirming(true)}>
        {words.remove}
      </button>
      {isConfirming && (
        <RemoveDialog
          words={words}
          problem={problem}
          sending={sending}
          submit={submit}
          lead={words.removeAsk}
          onClose={() => setConfirming(false)}
        >
          {needsPassword && (
            <Field {...bind('password')} type="password" label={words.passwordRemove} autoComplete="off" />
          )}
        </RemoveDialog>
      )}
    </div>
  )
}
