// What a demo agency pays each month beside the costs of its departures.
import type { Db } from '#platform/db/database.server.ts'

const payments = {
  ko: [
    ['사무실 임차료', 2_200_000, '2026-01-05'],
    ['급여', 14_500_000, '2026-01-25'],
    ['4대 보험', 2_900_000, '2026-01-10'],
  ],
  en: [
    ['Office rent', 2_200_000, '2026-01-05'],
    ['Salaries', 14_500_000, '2026-01-25'],
    ['Social insurance', 2_900_000, '2026-01-10'],
  ],
} as const

export async function fillPlannedPayments(
  db: Db,
  { travel_agency, language }: { travel_agency: number; language: 'ko' | 'en' },
): Promise<void> {
  await db
    .insertInto('planned_payment')
    .values(
      payments[language].map(([what, amount, first_on]) => ({
        travel_agency,
        what,
        amount,
        first_on,
        every: 'month' as const,
      })),
    )
    .execute()
}
