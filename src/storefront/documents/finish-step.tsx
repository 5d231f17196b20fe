// The last step: read the contract, send more, or finish, which closes the link.

import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { useDates } from '#storefront/kit/use-dates.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { DeletePassport } from './delete-passport.tsx'
import type { LinkDetails } from './link-details.ts'
import { linkContractId } from './link-token.ts'

type Props = {
  token: string
  link: LinkDetails
  more: () => void
  done: () => void
  onDeleted: () => Promise<void>
}

export function FinishStep({ token, link, more, done, onDeleted }: Props) {
  const { finish: words, passport } = useText('documents')
  const { formatMomentDay } = useDates()
  const { problem, sending, submit } = useApiForm({
    send: async (api) => {
      if (link.needs_passport) await api.document.uploadPassportLink({ token, done: true })
      done()
    },
  })
  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {link.since && <p role="status">{passport.sent(link.files, formatMomentDay(link.since))}</p>}
        {link.page_title && (
          <a href={`/manageProductContract/${linkContractId}`} className="button-secondary">
            {words.contract}
          </a>
        )}
        {link.needs_passport && (
          <button type="button" className="button-secondary" onClick={more}>
            {words.more}
          </button>
        )}
        <Problem>{problem}</Problem>
        <Submit sending={sending}>{words.done}</Submit>
      </form>
      {link.needs_passport && (
        <DeletePassport
          label={passport.delete}
          send={async (api) => {
            await api.document.deletePassportLink({ token })
            await onDeleted()
          }}
        />
      )}
    </>
  )
}
