// What test:ops has seen, a line for each fault.

/** `met` decides on the exit code: only false fails. `late`: slower than expected, on a machine that may be a small one. */
export type OpsResult = {
  fault: string
  done: string
  expected: string
  seen: string
  met: boolean | 'late' | 'not tried'
}

const columns = ['fault', 'what was done', 'expected', 'seen', 'met'] as const

export function formatResultTable(lines: OpsResult[]): string {
  const rows = [
    columns,
    columns.map(() => '---'),
    ...lines.map(({ fault, done, expected, seen, met }) => [fault, done, expected, seen, formatMet(met)]),
  ]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map(
      (row) =>
        `| ${row.map((cell, at) => (cell === '---' ? '-'.repeat(widths[at] ?? 3) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`,
    )
    .join('\n')
}

function formatMet(met: OpsResult['met']): string {
  if (typeof met === 'string') return `**${met}**`
  return met ? 'yes' : '**no**'
}

/**
 * On a small machine that others use as well, only a time far beyond is a failure. In a condition it is
 * last, so that `late` is what comes out.
 */
export const compareTime = (seen_ms: number, expected_ms: number): OpsResult['met'] =>
  seen_ms <= expected_ms || (seen_ms <= expected_ms * 5 && 'late')
export const formatMs = (time: number) => `${Math.round(time)} ms`
export const formatSeconds = (time_ms: number) => `${(time_ms / 1000).toFixed(1)} s`

type FailedRequest = { what: string; status: number | undefined }

/** What nobody may be told, whatever goes wrong: to come again is all there is. */
export const listWrongAnswers = (failed: FailedRequest[]) =>
  describeFailures(failed.filter(({ status }) => status !== 503))
export const describeFailures = (failed: FailedRequest[]) =>
  failed.map(({ what, status }) => `${what} got ${status ?? 'no answer'}`)

/** 0 of something, or the first of them in words. */
export const formatFaults = (faults: string[]) =>
  faults.length === 0 ? '0' : `${faults.length}: ${faults[0]}`
