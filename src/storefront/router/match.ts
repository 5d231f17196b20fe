// Matches an address to a page in the browser. The server asks React Router, and a test compares the two.

/** The most exact of the paths that fit: a named segment counts more than one that takes anything. */
export function matchEntry<E extends { path: string }>(entries: E[], pathname: string) {
  const wanted = splitPath(pathname).map(decodeSegment)
  const isNamed = (segment: string) => !segment.startsWith(':')
  const candidates = entries
    .map((entry) => ({ entry, segments: splitPath(entry.path) }))
    .filter(
      ({ segments }) =>
        segments.length === wanted.length &&
        segments.every(
          (segment, at) => !isNamed(segment) || segment.toLowerCase() === wanted[at]?.toLowerCase(),
        ),
    )
    .sort((one, other) => other.segments.filter(isNamed).length - one.segments.filter(isNamed).length)
  const [best] = candidates
  if (!best) return undefined
  const params = Object.fromEntries(
    best.segments.flatMap((segment, at) => (isNamed(segment) ? [] : [[segment.slice(1), wanted[at]]])),
  )
  return { entry: best.entry, params }
}

const splitPath = (path: string) => path.split('/').filter(Boolean)

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a broken escape is a name like any other, and nothing is called so
  }
}
