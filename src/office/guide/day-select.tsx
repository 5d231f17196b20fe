// Which day of the trip is meant.
import { Select } from '#office/kit/field.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { GuidePageData } from './guide-entry.ts'
import { listTripDays } from './trip-days.ts'

type Props = { page: GuidePageData; day: string; onChange: (day: string) => void }

export function DaySelect({ page, day, onChange }: Props) {
  const words = useText('guide')
  return (
    <Select
      label={words.day}
      value={day}
      onChange={({ target }) => onChange(target.value)}
      choices={listTripDays(page).map((value, at) => ({ value, name: words.dayName(at + 1, value) }))}
    />
  )
}
