// Which ways to pay customers may choose, and how cash receipts are issued.
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { payWays } from '#domain/agency/rules/pay-ways.ts'
import { useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { Problem } from '#ui/problem.tsx'
import type { Bind } from '#web/use-form.ts'

export const loader = ({ api }: LoaderArgs) => api.payment.paySettings({})

export default function PaySettingsPage() {
  const words = useText('receipts').settings
  const { save: saveWord } = useText('kit')
  const settings = useLoaderData<typeof loader>()
  const api = useApi()
  const toast = useToast()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ payment }) => payment.savePaySettings,
    toInput: ({ through, base, 'receipts.percent': percent, moment }, listTicked) => ({
      ways: listTicked('ways'),
      receipts: { through, base, percent: Number(percent ?? settings.receipts.percent), moment },
    }),
    send: (input) => api.payment.savePaySettings(input),
    onSaved: () => toast(words.saved),
  })
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <form className="grid max-w-2xl gap-4" onSubmit={submit}>
        <Panel title={words.ways}>
          <WayChoices />
          <Problem>{bind('ways').error}</Problem>
        </Panel>
        <ReceiptChoices bind={bind} />
        <Problem>{problem}</Problem>
        <button type="submit" className="button-primary justify-self-end" disabled={sending}>
          {saveWord}
        </button>
      </form>
    </>
  )
}

/** In the order in which customers see them: the first is chosen already. */
function WayChoices() {
  const words = useText('receipts').settings
  const { ways, pays_online, has_account } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-1">
      {payWays.map((way) => {
        const isPossible = way === 'bank_transfer' ? has_account : pays_online
        const missing = way === 'bank_transfer' ? words.noAccount : words.noKeys
        return (
          <div key={way}>
            <CheckBox name="ways" value={way} defaultChecked={ways.includes(way)}>
              {words.wayNames[way]}
            </CheckBox>
            {!isPossible && <p className="pl-6 text-13 text-soft">{missing}</p>}
          </div>
        )
      })}
    </div>
  )
}

function ReceiptChoices({ bind }: { bind: Bind }) {
  const words = useText('receipts').settings
  const { receipts } = useLoaderData<typeof loader>()
  const [base, setBase] = useState(receipts.base)
  const toChoices = (names: Record<string, string>) =>
    Object.entries(names).map(([value, name]) => ({ value, name }))
  return (
    <Panel title={words.receipts}>
      <div className="grid gap-3">
        <Select
          name="through"
          label={words.through}
          defaultValue={receipts.through}
          choices={toChoices(words.throughs)}
        />
        <Select
          name="base"
          label={words.base}
          value={base}
          onChange={({ currentTarget }) => setBase(currentTarget.value === 'fee' ? 'fee' : 'gross')}
          choices={toChoices(words.bases)}
        />
        {base === 'fee' && (
          <Field
            {...bind('receipts.percent')}
            label={words.percent}
            type="number"
            defaultValue={receipts.percent}
          />
        )}
        <Select
          name="moment"
          label={words.moment}
          hint={words.momentHint}
          defaultValue={receipts.moment}
          choices={toChoices(words.moments)}
        />
      </div>
    </Panel>
  )
}
