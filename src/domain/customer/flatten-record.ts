// A nested record as lines that a person reads: the path to a value, and the value.

type Line = { what: string; value: string }

export function flattenRecord(value: unknown, path: readonly string[] = []): Line[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [{ what: path.join(' · '), value: String(value) }]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, each]) =>
    flattenRecord(each, [...path, isList ? String(Number(key) + 1) : key]),
  )
}
