// The four seasons as Korea counts them, and months put together by them.
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** Spring begins in March. */
export const getSeason = (month: number): Season => seasons[Math.floor(((month + 9) % 12) / 3)] ?? 'winter'

/** Months as YYYY-MM in their order; a season that comes twice is there twice. */
export function groupBySeason(months: string[]): { season: Season; months: string[] }[] {
  const groups: { season: Season; months: string[] }[] = []
  for (const month of months) {
    const season = getSeason(Number(month.slice(5, 7)))
    const last = groups.at(-1)
    if (last?.season === season) last.months.push(month)
    else groups.push({ season, months: [month] })
  }
  return groups
}
