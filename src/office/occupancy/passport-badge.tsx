// Whether somebody's passport is there and lasts long enough.
import { Badge, type Tone } from '#office/kit/badge.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { Person } from './departure-people.ts'

const passportTones: Partial<Record<Person['passport'], Tone>> = {
  in: 'good',
  expires_soon: 'warn',
  missing: 'warn',
}

export function PassportBadge({ passport }: Pick<Person, 'passport'>) {
  const { passports, columns } = useText('travellers')
  const phoneLabel = <span className="me-1 tablet:hidden">{columns.passport}</span>
  if (passport === 'not_needed')
    return (
      <span className="text-13 text-soft">
        {phoneLabel}
        <span className="max-tablet:lowercase">{passports.not_needed}</span>
      </span>
    )
  return (
    <Badge tone={passportTones[passport]}>
      {phoneLabel}
      <span className="max-tablet:lowercase">{passports[passport]}</span>
    </Badge>
  )
}
