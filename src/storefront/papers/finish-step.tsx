// Everything is there: read the contract, send more, or say that it is done, which closes the link.

import { dayOf } from '#plain/format.ts'
import { useSend } from '#storefront/shell/use-send.ts'
import { Problem } from '#ui/problem.tsx'
import { useWords } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { DeletePassport } from './delete-passport.tsx'
import { byLink } from './link-token.ts'
import type { Told } from './told.ts'

type Props = {
  token: string
  told: Told
  more: () => void
  done: () => void
  deleted: () => Promise<void>
}

export function FinishStep({ token, told, more, done, deleted }: Props) {
  const { finish: words, passport } = useWords('papers')
  const { problem, sending, submit } = useSend({
    send: async (api) => {
      if (told.needs_passport) await api.document.uploadPassportLink({ token, done: true })
      done()
    },
  })
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {told.since && <p role="status">{passport.sent(told.files, dayOf(told.since))}</p>}
        {told.page_title && (
          <a href={`/manageProductContract/${byLink}`} className="button-quiet">
            {words.contract}
          </a>
        )}
        {told.needs_passport && (
          <button type="button" className="button-quiet" onClick={more}>
            {words.more}
          </button>
        )}
        <Problem>{problem}</Problem>
        <Submit sending={sending}>{words.done}</Submit>
      </form>
      {told.needs_passport && (
        <DeletePassport
          label={passport.delete}
          send={async (api) => {
            await api.document.deletePassportLink({ token })
            await deleted()
          }}
        />
      )}
    </>
  )
}
