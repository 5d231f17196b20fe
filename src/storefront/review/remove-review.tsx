// Takes one's own review away; asked once, because it cannot be brought back.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RemoveDialog } from '#storefront/kit/remove-dialog.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useText } from '#web/session.tsx'

export function RemoveReview({ id }: { id: number }) {
  const { review: words } = useText('booking')
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const { problem, sending, submit } = useApiForm({
    send: async (api) => {
      await api.review.remove({ id })
      await navigate('/mypage/reservations', { replace: true, state: { said: words.removed } })
    },
    fallbackError: words.notRemoved,
  })
  return (
    <p className="mt-12 border-line border-t pt-4">
      <button type="button" className="button-secondary text-bad" onClick={() => setConfirming(true)}>
        {words.remove}
      </button>
      {isConfirming && (
        <RemoveDialog
          words={words}
          problem={problem}
          sending={sending}
          submit={submit}
          lead={words.removeLine}
          onClose={() => setConfirming(false)}
        />
      )}
    </p>
  )
}
