// Cash that was spent on the way: what for, how much in which money, and a photo of the receipt.
import { useState } from 'react'
import { findSlipCurrency, slipCurrencies } from '#lib/currencies.ts'
import { guideEntryLimits } from '#limits/trade.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { formatMoment } from '#office/kit/format-moment.ts'
import { useText } from '#office/kit/use-text.ts'
import type { PickedFile } from '#ui/pick-files.ts'
import { Problem } from '#ui/problem.tsx'
import { useSession } from '#web/session.tsx'
import { useForm } from '#web/use-form.ts'
import { formatCents, parseCents, sumByCurrency } from './cents.ts'
import type { GuideEntry, GuidePageData, NewGuideEntry } from './guide-entry.ts'
import { toStoredPicture } from './picture-bytes.ts'
import { PictureInput } from './picture-input.tsx'
import { findCurrentDay } from './trip-days.ts'

type Props = {
  page: GuidePageData
  unsent: readonly GuideEntry[]
  add: (entry: NewGuideEntry) => Promise<void>
}

export function SlipsPart({ page, unsent, add }: Props) {
  const words = useText('guide')
  const { language } = useSession()
  const totals = sumByCurrency(page.slips)
  return (
    <>
      <SlipForm page={page} add={add} />
      {page.slips.length === 0 && <p className="text-15 text-soft">{words.slip.none}</p>}
      {totals.length > 0 && (
        <p className="text-15 tabular-nums">
          {words.slip.total} <strong>{totals.map(formatCents).join(', ')}</strong>
        </p>
      )}
      <ul className="panel divide-y divide-line empty:hidden">
        {page.slips.map((slip) => (
          <li key={slip.id} className="grid gap-0.5 px-3 py-2 text-15">
            <span className="flex justify-between gap-3">
              <span className="font-semibold">{slip.what}</span>
              <span className="tabular-nums">{formatCents(slip)}</span>
            </span>
            <span className="text-13 text-soft">
              {words.by(slip.by_name, formatMoment(slip.at, language))}
              {slip.has_picture && ` · ${words.slip.picture}`}
              {unsent.some((entry) => entry.id === slip.id) && ` · ${words.waiting}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SlipForm({ page, add }: Omit<Props, 'unsent'>) {
  const { slip: words } = useText('guide')
  const [what, setWhat] = useState('')
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState(findSlipCurrency(page.slips[0]?.currency) ?? 'KRW')
  const [pictures, setPictures] = useState<PickedFile[]>([])
  const amount_cents = parseCents(amount)
  const { submit, bind, problem } = useForm({
    validate: () => ({
      ...(what.trim() === '' && { what: words.empty }),
      ...(amount_cents === undefined && { amount: words.wrongAmount }),
    }),
    send: async () => {
      if (amount_cents === undefined) return
      const stored = await Promise.all(pictures.map(({ file }) => toStoredPicture(file)))
      const slip = { what: what.trim(), amount_cents, currency, pictures: stored }
      await add({ kind: 'slip', day: findCurrentDay(page), ...slip })
      setWhat('')
      setAmount('')
      setPictures([])
    },
  })
  return (
    <form className="panel grid gap-3 p-3" onSubmit={submit}>
      <Field
        {...bind('what')}
        label={words.what}
        hint={words.whatHint}
        maxLength={guideEntryLimits.what}
        value={what}
        onChange={({ target }) => setWhat(target.value)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field
          {...bind('amount')}
          label={words.amount}
          inputMode="decimal"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Select
          label={words.currency}
          value={currency}
          onChange={({ target }) => setCurrency(findSlipCurrency(target.value) ?? currency)}
          choices={slipCurrencies.map((value) => ({ value, name: value }))}
        />
      </div>
      <PictureInput most={1} items={pictures} onPick={setPictures} />
      <Problem>{problem}</Problem>
      <button type="submit" className="button-primary min-h-11">
        {words.save}
      </button>
    </form>
  )
}
