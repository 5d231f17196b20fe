// Puts a picture that has arrived where it stood among those that were dropped with it.

/** `turns`: in which order they were dropped, by path. Those that were there before come first. */
export function inTurn<P extends { path: string }>(
  pictures: readonly P[],
  arrived: P,
  turns: ReadonlyMap<string, number>,
): P[] {
  const turn = turns.get(arrived.path) ?? Number.POSITIVE_INFINITY
  const at = pictures.findIndex(({ path }) => (turns.get(path) ?? 0) > turn)
  return pictures.toSpliced(at === -1 ? pictures.length : at, 0, arrived)
}
