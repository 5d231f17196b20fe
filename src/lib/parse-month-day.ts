// A day as people type it into a search, without its year: 12-19, 12.19, 12/19, 12월 19일, 2026-12-19.
export function parseMonthDay(q: string): { month: number; day: number } | undefined {
  const [, month, day] =
    /^(?:20\d\d\s*[-./년]\s*)?(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*일?$/.exec(q.trim()) ?? []
  return month && day ? { month: Number(month), day: Number(day) } : undefined
}
