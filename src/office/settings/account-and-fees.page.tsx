// The account that customers transfer money to, and what cancelling costs them.
import { useLoaderData } from 'react-router'
import { type Api, useApi } from '#office/api.ts'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field } from '#office/kit/field.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { CancelFees } from './cancel-fees.tsx'
import { CustomerChanges } from './customer-changes.tsx'
import { PriceSplit } from './price-split.tsx'

export async function loader({ api }: LoaderArgs) {
  const [account, fees, split, changes] = await Promise.all([
    api.agency.bankAccount(),
    api.agency.cancelFees(),
    api.agency.priceSplit(),
    api.agency.customerChanges(),
  ])
  return { account, fees, split, changes }
}

type AccountSettings = Awaited<ReturnType<Api['agency']['bankAccount']>>

export default function PaymentSettingsPage() {
  const words = useText('company').account
  const { account, fees, split, changes } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid max-w-4xl gap-4">
        <AccountForm key={`account ${account.revision}`} settings={account} />
        <CancelFees key={`fees ${fees.revision}`} settings={fees} />
        <CustomerChanges key={`changes ${changes.revision}`} settings={changes} />
        <PriceSplit key={`split ${split.revision}`} settings={split} />
      </div>
    </>
  )
}

function AccountForm({ settings: { revision, account } }: { settings: AccountSettings }) {
  const words = useText('company').account
  const api = useApi()
  const toast = useToast()
  const form = useCallForm({
    call: ({ agency }) => agency.saveBankAccount,
    toInput: (values) => ({ ...values, revision }),
    send: (input) => api.agency.saveBankAccount(input),
    onSaved: () => toast(words.accountSaved),
    loadTheirs: () =>
      api.agency.bankAccount().then((theirs) => ({ ...theirs.account, revision: theirs.revision })),
  })
  const { bind } = form
  const toLines = (stored: Partial<NonNullable<AccountSettings['account']>>): VersionLines => [
    [words.bank, stored.bank ?? ''],
    [words.account_number, stored.account_number ?? ''],
    [words.account_holder, stored.account_holder ?? ''],
  ]
  return (
    <Panel title={words.account}>
      <p className="text-15 text-soft">{account ? words.accountLead : words.none}</p>
      <SaveForm form={form} toLines={toLines}>
        <div className="grid gap-3 tablet:grid-cols-3">
          <Field {...bind('bank')} label={words.bank} defaultValue={account?.bank} />
          <Field
            {...bind('account_number')}
            label={words.account_number}
            inputMode="numeric"
            defaultValue={account?.account_number}
          />
          <Field
            {...bind('account_holder')}
            label={words.account_holder}
            defaultValue={account?.account_holder}
          />
        </div>
      </SaveForm>
    </Panel>
  )
}
