// Who travels and what each pays: rooms, options and a discount as in a booking.
import { travellerKinds } from '#domain/booking/ages.ts'
import { Field, Select } from '#office/kit/field.tsx'
import { getFieldLimits } from '#office/kit/field-limits.ts'
import { Panel } from '#office/kit/panel.tsx'
import { useText } from '#office/kit/use-text.ts'
import { Plus } from '#ui/more-icons.ts'
import type { PartProps } from './use-quote-form.ts'

const usualPercent = 5

export function PricePart(props: PartProps) {
  const words = useText('quotes')
  const { content, change, bind } = props
  const { party, prices } = content
  return (
    <Panel title={words.price}>
      {travellerKinds.map((kind) => (
        <div
          key={kind}
          className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <Field
            {...bind(`content.party.${kind}`, ...(kind === 'adult' ? ['content.party'] : []))}
            type="number"
            label={words.people(words[kind])}
            min={0}
            value={party[kind]}
            onChange={({ target }) => change({ party: { ...party, [kind]: Number(target.value) } })}
          />
          <Field
            {...bind(`content.prices.${kind}`)}
            type="number"
            label={words.each(words[kind])}
            min={0}
            step={1000}
            value={prices[kind]}
            onChange={({ target }) => change({ prices: { ...prices, [kind]: Number(target.value) } })}
          />
        </div>
      ))}
      <div className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Field
          {...bind('content.single_rooms')}
          type="number"
          label={words.singleRooms}
          {...getFieldLimits('quote.sendQuote', 'content.single_rooms')}
          value={content.single_rooms}
          onChange={({ target }) => change({ single_rooms: Number(target.value) })}
        />
        <Field
          {...bind('content.single_supplement')}
          type="number"
          label={words.singleSupplement}
          min={0}
          step={1000}
          value={content.single_supplement}
          onChange={({ target }) => change({ single_supplement: Number(target.value) })}
        />
      </div>
      <OptionRows {...props} />
      <DiscountRow {...props} />
    </Panel>
  )
}

/** Options are paid by everyone who takes a seat. */
function OptionRows({ content: { options }, change, bind }: PartProps) {
  const words = useText('quotes')
  const replace = (at: number, ...by: typeof options) => change({ options: options.toSpliced(at, 1, ...by) })
  return (
    <div className="grid gap-3">
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place alone
        <div key={at} className="grid items-end gap-3 tablet:grid-cols-[2fr_1fr_auto]">
          <Field
            {...bind(`content.options.${at}.name`)}
            label={words.optionName}
            value={option.name}
            onChange={({ target }) => replace(at, { ...option, name: target.value })}
          />
          <Field
            {...bind(`content.options.${at}.price`)}
            type="number"
            label={words.optionPrice}
            min={0}
            step={1000}
            value={option.price}
            onChange={({ target }) => replace(at, { ...option, price: Number(target.value) })}
          />
          <button type="button" className="button-secondary" onClick={() => replace(at)}>
            {words.removeOption(at + 1)}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button-secondary justify-self-start"
        onClick={() => change({ options: [...options, { name: '', price: 0 }] })}
      >
        <Plus size={18} />
        {words.addOption}
      </button>
    </div>
  )
}

function DiscountRow({ content: { discount }, change, bind }: PartProps) {
  const words = useText('quotes')
  if (discount === null)
    return (
      <button
        type="button"
        className="button-secondary justify-self-start"
        onClick={() => change({ discount: { name: words.usualDiscount, rate: { percent: usualPercent } } })}
      >
        <Plus size={18} />
        {words.addDiscount}
      </button>
    )
  const { name, rate } = discount
  const isWon = 'won' in rate
  const setAmount = (amount: number, won = isWon) =>
    change({ discount: { name, rate: won ? { won: amount } : { percent: amount } } })
  return (
    <div className="grid items-end gap-3 tablet:grid-cols-[2fr_1fr_1fr_auto]">
      <Field
        {...bind('content.discount.name')}
        label={words.discountName}
        value={name}
        onChange={({ target }) => change({ discount: { ...discount, name: target.value } })}
      />
      <Field
        {...bind('content.discount.rate', 'content.discount.rate.percent', 'content.discount.rate.won')}
        type="number"
        label={words.rate}
        {...(isWon ? { min: 100, step: 100 } : { min: 1, max: 100 })}
        value={isWon ? rate.won : rate.percent}
        onChange={({ target }) => setAmount(Number(target.value))}
      />
      <Select
        label={words.unit}
        value={isWon ? 'won' : 'percent'}
        choices={(['percent', 'won'] as const).map((value) => ({ value, name: words.units[value] }))}
        onChange={({ target }) =>
          target.value === 'won' ? setAmount(10_000, true) : setAmount(usualPercent, false)
        }
      />
      <button type="button" className="button-secondary" onClick={() => change({ discount: null })}>
        {words.removeDiscount}
      </button>
    </div>
  )
}
