// How many travel of each kind, and in how many single rooms.
import { partyMost } from '#limits/trade.ts'
import { clamp } from '#plain/clamp.ts'
import type { Told } from '#web/use-attempt.ts'
import { Field } from '../kit/field.tsx'
import { useOffice } from '../kit/use-words.ts'

export const kinds = ['adult', 'child', 'baby'] as const
export type Kind = (typeof kinds)[number]
type Heads = { party: Record<Kind, number>; single_rooms: number }
type Props = Heads & { wrong: Told; onChange: (heads: Heads) => void }

export function PartyFields({ party, single_rooms, wrong, onChange }: Props) {
  const words = useOffice('bookings')
  return (
    <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
      {kinds.map((kind) => (
        <Count
          key={kind}
          label={words.kind[kind]}
          value={party[kind]}
          onChange={(count) => onChange({ party: { ...party, [kind]: count }, single_rooms })}
          error={wrong[`party.${kind}`] ?? (kind === 'adult' ? wrong.party : undefined)}
        />
      ))}
      <Count
        label={words.peopleForm.singles}
        value={single_rooms}
        onChange={(count) => onChange({ party, single_rooms: count })}
        error={wrong.single_rooms}
      />
    </div>
  )
}

type One = { label: string; value: number; error: string | undefined; onChange: (count: number) => void }

const Count = ({ onChange, ...field }: One) => (
  <Field
    {...field}
    type="number"
    min={0}
    max={partyMost}
    onChange={({ target }) => onChange(clamp(Math.floor(Number(target.value) || 0), 0, partyMost))}
  />
)
