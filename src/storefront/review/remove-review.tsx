// Takes one's own review away; asked once, because it cannot be brought back.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '#storefront/shell/use-send.ts'
import { Dialog } from '#ui/dialog.tsx'
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
        <Dialog title={words.remove} onClose={() => setAsking(false)} className="max-w-sm">
          <form onSubmit={submit} className="grid gap-4">
            <p>{words.removeLine}</p>
            <p role="alert" className="text-15 text-bad empty:hidden">
              {problem}
            </p>
            <div className="flex gap-2">
              <button type="button" className="button-quiet grow" onClick={() => setAsking(false)}>
                {words.keep}
              </button>
              <button type="submit" disabled={sending} className="button-main grow">
                {words.remove}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </p>
  )
}
