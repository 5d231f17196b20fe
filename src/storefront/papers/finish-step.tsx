// Everything is there: read the contract, send more, or say that it is done, which closes the link.
import { useWords } from '#storefront/session.tsx'
import { useSend } from '#storefront/shell/use-send.ts'
import type { Told } from './papers.page.tsx'

export function FinishStep({
  token,
  told,
  more,
  done,
}: {
  token: string
  told: Told
  more: () => void
  done: () => void
}) {
  const { finish: words, passport } = useWords('papers')
  const { problem, sending, submit } = useSend(
    async (api) => {
      await api.document.uploadPassportLink({ token, done: true })
      done()
    },
    () => ({}),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p role="status">{passport.sent(told.files)}</p>
      {told.booking_id && (
        <a href={`/manageProductContract/${told.booking_id}`} className="button-quiet">
          {words.contract}
        </a>
      )}
      <button type="button" className="button-quiet" onClick={more}>
        {words.more}
      </button>
      <p role="alert" className="text-15 text-bad empty:hidden">
        {problem}
      </p>
      <button type="submit" disabled={sending} className="button-main">
        {words.done}
      </button>
    </form>
  )
}
