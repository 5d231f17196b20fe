// Cuts what a handler found to the schema of its call's answer.
// A row that no longer fits its schema is left out and logged; the page is still shown.
import type { z } from 'zod'
import { refuse } from '#errors.ts'
import type { Call } from './call.ts'
import type { RequestContext } from './request-context.ts'

type Path = readonly PropertyKey[]

export function toAnswer(call: Call, result: unknown, { log, travel_agency }: RequestContext): unknown {
  const read = call.output.safeParse(result)
  if (read.success) return read.data
  const about = { agency: travel_agency, call: call.path, wrong: listFaultPaths(read.error) }
  if (call.refusalIfInvalid) {
    log.error(about, 'what was found cannot be shown')
    refuse(call.refusalIfInvalid)
  }
  const rows = read.error.issues.map(({ path }) => findRowPath(path))
  if (rows.some((path) => path === undefined)) throw read.error
  const remaining = removeRows(
    result,
    rows.filter((path) => path !== undefined),
  )
  const answer = call.output.parse(remaining)
  log.error(about, 'rows that cannot be shown were left out')
  return answer
}

/** The places of the fault, without the value itself. */
const listFaultPaths = ({ issues }: z.ZodError) => issues.slice(0, 10).map(({ path }) => path.join('.'))

/** The entry of a list that holds the fault: the innermost. */
function findRowPath(path: Path): Path | undefined {
  const at = path.findLastIndex((part) => typeof part === 'number')
  return at === -1 ? undefined : path.slice(0, at + 1)
}

function removeRows(value: unknown, rows: Path[]): unknown {
  if (rows.length === 0) return value
  const inside = (name: PropertyKey) =>
    rows.flatMap(([first, ...rest]) => (first === name && rest.length > 0 ? [rest] : []))
  if (Array.isArray(value))
    return value.flatMap((entry, at) =>
      rows.some(([first, ...rest]) => first === at && rest.length === 0)
        ? []
        : [removeRows(entry, inside(at))],
    )
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, removeRows(entry, inside(name))]),
  )
}
