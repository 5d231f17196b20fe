// The account to which a customer wants money sent.
import { banks } from '#domain/payment/banks.ts'
import type { useApiForm } from '#storefront/kit/use-api-form.ts'
import { Field } from '#web/field.tsx'
import { useSession, useText } from '#web/session.tsx'

export function AccountFields({ bind }: Pick<ReturnType<typeof useApiForm>, 'bind'>) {
  const { back: words } = useText('booking').go
  const { language } = useSession()
  return (
    <>
      <Field {...bind('account.bank')} label={words.bank} list="banks" />
      <datalist id="banks">
        {banks.map(({ code, [language]: name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      <Field
        {...bind('account.account_number')}
        label={words.number}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field {...bind('account.account_holder')} label={words.holder} hint={words.kept} autoComplete="name" />
    </>
  )
}

/** The account as it was typed. */
export const readAccount = (typed: Record<string, string | undefined>) => ({
  bank: typed['account.bank'],
  account_number: typed['account.account_number'],
  account_holder: typed['account.account_holder'],
})
