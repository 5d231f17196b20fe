// Takes one's own review away; asked once, because it cannot be brought back.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RemoveDialog } from '#storefront/shell/remove-dialog.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import { useWords } from '#web/session.tsx'

export function RemoveReview({ id }: { id: number }) {
  const { review: words } = useWords('booking')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { problem, sending, submit } = useSend({
    send: async (api) => {
      await api.review.remove({ id })
      await navigate('/mypage/reservations', { replace: true, state: { said: words.removed } })
    },
    failed: words.notRemoved,
  })
  return (
    <p className="mt-12 border-line border-t pt-4">
      <button type="button" className="button-quiet text-bad" onClick={() => setAsking(true)}>
        {words.remove}
      </button>
      {isAsking && (
        <RemoveDialog
          {...{ words, problem, sending, submit }}
          lead={words.removeLine}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  )
}
