// What the registry knows against the packages that go into production. It is said and never fails a run:
// an advisory of tomorrow must not stop a change of today, nor must a machine without the network.
import { execFile } from 'node:child_process'
import { z } from 'zod'

const AuditReport = z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })) })
const AuditError = z.object({ message: z.string() })

/** One line: what is known, or why nobody could be asked. */
export async function fetchAdvisories(): Promise<string> {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0']
  const output = await new Promise<string>((resolve) => {
    // npm ends with 1 when it knows of something: what it printed counts, not how it ended.
    execFile('npm', args, { timeout: 30_000, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) =>
      resolve(stdout),
    )
  })
  return formatAudit(output)
}

export function formatAudit(output: string): string {
  const answer = parseJson(output)
  const report = AuditReport.safeParse(answer)
  if (!report.success)
    return `npm audit could not ask: ${AuditError.safeParse(answer).data?.message ?? 'no answer'}`
  const known = Object.entries(report.data.vulnerabilities)
  if (known.length === 0) return 'npm audit: nothing is known against the packages in production'
  return `npm audit: ADVISORIES against ${known.map(([name, { severity }]) => `${name} (${severity})`).join(', ')}; see npm audit`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // npm was stopped before it answered
  }
}
