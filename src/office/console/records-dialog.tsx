// The locked records of a closed agency, for one named person who asks for theirs.
import { useState } from 'react'
import { keptPurposes } from '#domain/customer/erased-kinds.ts'
import { type Api, useApi } from '#office/api.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { FormActions } from '#office/kit/form-actions.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Problem } from '#ui/problem.tsx'
import { useLocalized } from '#web/session.tsx'

type Agencies = Awaited<ReturnType<Api['operator']['agencies']>>['list']
type ClosedRecords = Awaited<ReturnType<Api['operator']['closedRecords']>>['list']

export function RecordsDialog({ agency, onClose }: { agency: Agencies[number]; onClose: () => void }) {
  const words = useText('console')
  const localized = useLocalized()
  const api = useApi()
  const [found, setFound] = useState<ClosedRecords>()
  const { submit, bind, sending, problem } = useCallForm({
    call: ({ operator }) => operator.closedRecords,
    toInput: ({ name, contact, purpose }) => ({ name, contact, purpose, agency: agency.travel_agency }),
    send: (input) => api.operator.closedRecords(input),
    onSaved: ({ list }) => setFound(list),
  })
  return (
    <Dialog title={`${words.records}: ${localized(agency.company_name)}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-15 text-soft">{words.recordsLead}</p>
        <Field {...bind('name')} label={words.recordsName} autoComplete="off" required />
        <Field {...bind('contact')} type="tel" label={words.recordsContact} autoComplete="off" required />
        <Select
          {...bind('purpose')}
          label={words.recordsPurpose}
          choices={keptPurposes.map((value) => ({ value, name: words.purposes[value] }))}
        />
        <Problem>{problem}</Problem>
        <FormActions submit={words.recordsOpen} disabled={sending} onClose={onClose} />
      </form>
      {found && <Records list={found} />}
    </Dialog>
  )
}

function Records({ list }: { list: ClosedRecords }) {
  const words = useText('console')
  return (
    <div role="status" className="grid gap-4">
      {list.length === 0 && <p className="text-15 text-soft">{words.noRecords}</p>}
      {list.map(({ number, until, lines }) => (
        <section key={number} className="grid gap-1 text-15">
          <h3 className="font-semibold tabular-nums">{words.recordUntil(number, until)}</h3>
          <dl className="grid gap-1">
            {lines.map(({ what, value }) => (
              <div key={what} className="grid gap-x-2 tablet:grid-cols-[12rem_1fr]">
                <dt className="break-words text-13 text-soft">{what}</dt>
                <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
