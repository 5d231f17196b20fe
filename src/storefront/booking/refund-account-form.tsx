// Where money that goes back is to be sent, asked on the booking itself while it waits for an answer. §4
import { useRevalidator } from 'react-router'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'
import { AccountFields, readAccount } from './account-fields.tsx'

export default function RefundAccountForm({ booking_id }: { booking_id: string }) {
  const { cancel, outcome: words } = useText('booking')
  const { revalidate } = useRevalidator()
  const { problem, sending, submit, bind } = useApiForm({
    schema: () => import('#domain/payment/forms.ts').then(({ RefundAccountForm }) => RefundAccountForm),
    toInput: (typed) => ({ account: readAccount(typed) }),
    send: async (api, { account }) => {
      await api.payment.refundAccount({ booking_id, account })
      await revalidate()
    },
    fallbackError: words.accountFailed,
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={cancel.account}
      className="grid gap-3 border-line border-t pt-4"
    >
      <h3 className="text-18">{cancel.account}</h3>
      <AccountFields bind={bind} />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{sending ? words.savingAccount : words.saveAccount}</Submit>
    </form>
  )
}
