// A discount code, for who has one: behind one link until it is asked for.
import { useState } from 'react'
import { discountLimits } from '#limits/trade.ts'
import { focusOnMount } from '#ui/focus-on-mount.ts'
import { Field } from '#web/field.tsx'
import { useText } from '#web/session.tsx'
import { useReservation } from './reservation.tsx'

export function DiscountCode() {
  const { form, change, offer, wrong, clearError } = useReservation()
  const { discount: words } = useText('reserve')
  const [typed, setTyped] = useState(form.discount_code)
  const [isOpen, setOpen] = useState(form.discount_code !== '')
  const apply = (discount_code: string) => {
    clearError('discount_code')
    setTyped(discount_code)
    change({ discount_code: discount_code.trim() })
  }
  if (!isOpen)
    return (
      <button
        type="button"
        className="min-h-11 w-fit text-15 text-brand-700 underline"
        onClick={() => setOpen(true)}
      >
        {words.open}
      </button>
    )
  if (offer.code.discount && !wrong.discount_code)
    return (
      <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-15">
        {words.applied(form.discount_code.toUpperCase())}
        <button type="button" className="button-secondary" onClick={() => apply('')}>
          {words.remove}
        </button>
      </p>
    )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        name="discount_code"
        label={words.label}
        error={wrong.discount_code ?? offer.code.problem}
        control={(input) => (
          <input
            {...input}
            ref={focusOnMount}
            maxLength={discountLimits.code}
            autoCapitalize="characters"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      />
      <button type="button" className="button-secondary" onClick={() => apply(typed)}>
        {words.apply}
      </button>
    </div>
  )
}
