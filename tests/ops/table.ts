// What test:ops has seen, a line for each fault.

/** `met` decides on the exit code. `late`: slower than expected, on a machine that may be a small one. */
export type Line = { fault: string; done: string; expected: string; seen: string; met: boolean | 'late' }

const columns = ['fault', 'what was done', 'expected', 'seen', 'met'] as const

export function tableOf(lines: Line[]): string {
  const rows = [
    columns,
    columns.map(() => '---'),
    ...lines.map(({ fault, done, expected, seen, met }) => [fault, done, expected, seen, saidOf(met)]),
  ]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map(
      (row) =>
        `| ${row.map((cell, at) => (cell === '---' ? '-'.repeat(widths[at] ?? 3) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`,
    )
    .join('\n')
}

function saidOf(met: Line['met']): string {
  if (met === 'late') return '**late**'
  return met ? 'yes' : '**no**'
}

/**
 * On a small machine that others use as well, only a time far beyond is a failure. In a condition it stands
 * last, so that `late` is what comes out.
 */
export const soon = (seen_ms: number, expected_ms: number): Line['met'] =>
  seen_ms <= expected_ms || (seen_ms <= expected_ms * 5 && 'late')
export const ms = (time: number) => `${Math.round(time)} ms`
export const s = (time_ms: number) => `${(time_ms / 1000).toFixed(1)} s`

type Failed = { what: string; status: number | undefined }

/** What nobody may be told, whatever goes wrong: to come again is all there is. */
export const wrongOf = (failed: Failed[]) => inWords(failed.filter(({ status }) => status !== 503))
export const inWords = (failed: Failed[]) =>
  failed.map(({ what, status }) => `${what} got ${status ?? 'no answer'}`)

/** 0 of something, or the first of them in words. */
export const none = (faults: string[]) => (faults.length === 0 ? '0' : `${faults.length}: ${faults[0]}`)
