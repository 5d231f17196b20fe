// Which part of a price is the agency's commission, and whether customers see it.
import { useState } from 'react'
import { formatNumber } from '#lib/format.ts'
import { type Api, useApi } from '#office/api.ts'
import { CheckBox } from '#office/kit/check-box.tsx'
import type { VersionLines } from '#office/kit/conflict-dialog.tsx'
import { Field, Select } from '#office/kit/field.tsx'
import { Panel } from '#office/kit/panel.tsx'
import { SaveForm } from '#office/kit/save-form.tsx'
import { useToast } from '#office/kit/toast.tsx'
import { useCallForm } from '#office/kit/use-call-form.ts'
import { useText } from '#office/kit/use-text.ts'
import type { FormValues } from '#web/read-form-values.ts'
import type { Bind } from '#web/use-form.ts'

type SplitSettings = Awaited<ReturnType<Api['agency']['priceSplit']>>
type Split = SplitSettings['split']
type SplitFields = { by: 'whole' | 'percent' | 'won'; amount: number; shown: boolean }

function toFields(split: Split): SplitFields {
  if (split === null) return { by: 'whole', amount: 10, shown: false }
  const { rate, shown } = split
  return 'won' in rate
    ? { by: 'won', amount: rate.won, shown }
    : { by: 'percent', amount: rate.percent, shown }
}

function toSplit({ by, amount, shown }: FormValues): Split {
  if (by === 'whole') return null
  const rate = by === 'won' ? { won: Number(amount) } : { percent: Number(amount) }
  return { rate, shown: shown !== undefined }
}

export function PriceSplit({ settings }: { settings: SplitSettings }) {
  const words = useText('company').split
  const api = useApi()
  const toast = useToast()
  const form = useCallForm({
    call: ({ agency }) => agency.savePriceSplit,
    toInput: (values) => ({ split: toSplit(values), revision: settings.revision }),
    send: (input) => api.agency.savePriceSplit(input),
    onSaved: () => toast(words.saved),
    loadTheirs: () => api.agency.priceSplit(),
  })
  const toLines = ({ split }: Pick<SplitSettings, 'split'>): VersionLines => {
    const { by, amount, shown } = toFields(split)
    return [
      [words.by, words.ways[by]],
      [words.amount, by === 'whole' ? '' : formatNumber(amount)],
      [words.shown, by !== 'whole' && shown ? '✓' : ''],
    ]
  }
  return (
    <Panel title={words.title}>
      <p className="text-15 text-soft">{words.lead}</p>
      <SaveForm form={form} toLines={toLines}>
        <SplitInputs fields={toFields(settings.split)} bind={form.bind} />
      </SaveForm>
    </Panel>
  )
}

const usualAmounts = { whole: 10, percent: 10, won: 100_000 } as const

function SplitInputs({ fields, bind }: { fields: SplitFields; bind: Bind }) {
  const words = useText('company').split
  const [by, setBy] = useState(fields.by)
  const limits = by === 'won' ? { min: 1_000, step: 1_000 } : { min: 1, max: 100 }
  return (
    <>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select
          name="by"
          label={words.by}
          value={by}
          choices={(['whole', 'percent', 'won'] as const).map((value) => ({
            value,
            name: words.ways[value],
          }))}
          onChange={({ target }) =>
            setBy((['percent', 'won'] as const).find((way) => way === target.value) ?? 'whole')
          }
        />
        {by !== 'whole' && (
          <Field
            key={by}
            {...bind('amount', 'split.rate', 'split.rate.percent', 'split.rate.won')}
            label={words.amount}
            type="number"
            {...limits}
            required
            defaultValue={by === fields.by ? fields.amount : usualAmounts[by]}
          />
        )}
      </div>
      {by !== 'whole' && (
        <CheckBox name="shown" defaultChecked={fields.shown}>
          {words.shown}
        </CheckBox>
      )}
      <p className="text-13 text-soft">{words.rule}</p>
    </>
  )
}
