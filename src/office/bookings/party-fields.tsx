// How many travel of each kind, and in how many single rooms.
import { type TravellerKind, travellerKinds } from '#domain/booking/ages.ts'
import { clamp } from '#lib/clamp.ts'
import { partyMost } from '#limits/trade.ts'
import { Field } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Bind } from '#web/use-form.ts'

type Headcount = { party: Record<TravellerKind, number>; single_rooms: number }
type Props = Headcount & { bind: Bind; onChange: (headcount: Headcount) => void }

export function PartyFields({ party, single_rooms, bind, onChange }: Props) {
  const words = useText('bookings')
  return (
    <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
      {travellerKinds.map((kind) => (
        <CountField
          key={kind}
          {...bind(`party.${kind}`, ...(kind === 'adult' ? ['party'] : []))}
          label={words.kind[kind]}
          value={party[kind]}
          onChange={(count) => onChange({ party: { ...party, [kind]: count }, single_rooms })}
        />
      ))}
      <CountField
        {...bind('single_rooms')}
        label={words.peopleForm.singles}
        value={single_rooms}
        onChange={(count) => onChange({ party, single_rooms: count })}
      />
    </div>
  )
}

type CountFieldProps = ReturnType<Bind> & {
  label: string
  value: number
  onChange: (count: number) => void
}

const CountField = ({ onChange, ...field }: CountFieldProps) => (
  <Field
    {...field}
    type="number"
    min={0}
    max={partyMost}
    onChange={({ target }) => onChange(clamp(Math.floor(Number(target.value) || 0), 0, partyMost))}
  />
)
