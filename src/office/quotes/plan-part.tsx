// When a quote is paid: as the trip or the agency has it, or in its own way.
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import { Select } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { DepositFields, type PlanFields, toFields, toPlan } from '#office/settings/plan-fields.tsx'
import type { PartProps } from './use-quote-form.ts'

export function PlanPart({ content: { plan }, change, bind, usual }: PartProps & { usual: PaymentPlan }) {
  const words = useText('quotes')
  const fields = plan && toFields(plan)
  const changePlan = (changed: Partial<PlanFields>) =>
    fields && change({ plan: toPlan({ ...fields, ...changed }) })
  return (
    <Panel title={words.plan}>
      <CheckBox checked={plan !== null} onCheck={(isOwn) => change({ plan: isOwn ? usual : null })}>
        {words.ownPlan}
      </CheckBox>
      {fields && (
        <>
          <Select
            label={words.planKind}
            value={fields.kind}
            choices={(['whole', 'deposit'] as const).map((value) => ({
              value,
              name: words.planKinds[value],
            }))}
            onChange={({ target }) => changePlan({ kind: target.value === 'whole' ? 'whole' : 'deposit' })}
          />
          {fields.kind !== 'whole' && (
            <DepositFields fields={fields} change={changePlan} bind={bind} field="content.plan" />
          )}
        </>
      )}
    </Panel>
  )
}
