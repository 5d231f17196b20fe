// §7 Agreeing to the contract that was read; special terms are confirmed by themselves.

import type { documentCalls } from '#domain/document/calls.ts'
import type { Out } from '#platform/wire/call.ts'
import { FormCheckBox } from '#storefront/kit/form-check-box.tsx'
import { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Problem } from '#ui/problem.tsx'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { Submit } from '#web/submit.tsx'

/** The holder of a link is not told the number. */
export type Contract = Out<typeof documentCalls.contractLink> & { booking_id?: string }

type Props = {
  contract: Contract
  token?: string
  onAgreed: (at: string, by: string) => void
}

export function AgreeForm({
  contract: { booking_id, version, hash, has_special, signs },
  token,
  onAgreed,
}: Props) {
  const { contract: words } = useText('documents')
  const checkboxes = has_special ? (['read', 'special'] as const) : (['read'] as const)
  const { bind, wrong, problem, sending, submit } = useApiForm({
    schema: () => import('#domain/document/forms.ts').then(({ AgreeTermsInput }) => AgreeTermsInput),
    toInput: ({ name }) => ({ ...(token ? { token } : { booking_id }), version, hash, name }),
    validate: (typed) =>
      Object.fromEntries(checkboxes.filter((each) => !typed[each]).map((each) => [each, words.mustRead])),
    send: async (api, terms) => {
      const { agreed_at } = await api.document.agreeTerms(terms)
      onAgreed(agreed_at, terms.name)
    },
    fallbackError: words.failed,
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-8 grid max-w-xl gap-4 rounded-card border border-line bg-card p-5 print:hidden"
    >
      <h2 className="text-18">{words.agreeTitle}</h2>
      {checkboxes.map((each) => (
        <FormCheckBox key={each} name={each} error={wrong[each]}>
          {words[each]}
        </FormCheckBox>
      ))}
      {signs && <p className="text-15 text-soft">{words.signsAs[signs]}</p>}
      <Field {...bind('name')} label={words.name} autoComplete="name" />
      <Problem>{problem}</Problem>
      <Submit sending={sending}>{words.submit}</Submit>
    </form>
  )
}
