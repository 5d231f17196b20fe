// The simulator's own clock: it can be pushed ahead, and what falls due on the way happens in order.
export type SimClock = {
  now: () => number
  at: (moment: number, run: () => unknown) => void
  advance: (minutes: number) => Promise<void>
  stop: () => void
}

export const minute_ms = 60_000

export function createClock(): SimClock {
  const agenda: { moment: number; run: () => unknown }[] = [] // the earliest first
  let ahead_ms = 0
  let timer: NodeJS.Timeout | undefined

  const now = () => Date.now() + ahead_ms

  async function runUntil(moment: number): Promise<void> {
    for (let next = agenda[0]; next && next.moment <= moment; next = agenda[0]) {
      agenda.shift()
      ahead_ms += Math.max(0, next.moment - now())
      await next.run()
    }
    ahead_ms += Math.max(0, moment - now())
    scheduleNext()
  }

  /** Nobody stays up for it: a process may end with work on the agenda. */
  function scheduleNext(): void {
    clearTimeout(timer)
    if (agenda[0]) timer = setTimeout(() => runUntil(now()), Math.max(0, agenda[0].moment - now())).unref()
  }

  return {
    now,
    at(moment, run) {
      agenda.splice(agenda.findLastIndex((entry) => entry.moment <= moment) + 1, 0, { moment, run })
      scheduleNext()
    },
    advance: (minutes) => runUntil(now() + minutes * minute_ms),
    stop() {
      agenda.length = 0
      clearTimeout(timer)
    },
  }
}

const toSeoulIso = (moment: number) => new Date(moment + 9 * 3_600_000).toISOString()
/** 2026-01-31T12:00:00+09:00 */
export const formatWithZone = (moment: number) => toSeoulIso(moment).replace(/\.\d+Z$/, '+09:00')
/** 2026-01-31T12:00:00.123000, as a notice is dated */
export const formatWithoutZone = (moment: number) => toSeoulIso(moment).replace('Z', '000')
