// The brand kit's part of a list: its usual order, and the facts of the trips on this page.
import type { ListKit } from '#domain/agency/look/theme.ts'
import type { PackageCard } from '#domain/catalog/card.ts'
import type { Sort } from '#domain/catalog/search-calls.ts'

/** A table and an agenda are read by date, a list of heights from the top. */
export function getUsualSort({ kind, measure }: Pick<ListKit, 'kind' | 'measure'>): Sort {
  if (kind === 'table' || kind === 'agenda') return 'date'
  return kind === 'heights' && measure ? 'measure' : 'recommended'
}

/** A page carries what is said of its own trips alone. */
export function pickTripNotes({ kind, facts, measure }: ListKit, list: PackageCard[]): ListKit {
  const codes = new Set(list.map(({ package_code }) => package_code))
  const pick = <T>(of: Record<string, T>) =>
    Object.fromEntries(Object.entries(of).filter(([code]) => codes.has(code)))
  return {
    kind,
    facts: facts.map(({ label, of }) => ({ label, of: pick(of) })),
    measure: measure && { ...measure, of: pick(measure.of) },
  }
}
