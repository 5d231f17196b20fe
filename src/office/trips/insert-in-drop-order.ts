// Puts a picture that has arrived where it was among those that were dropped with it.

/** `dropOrders`: in which order they were dropped, by path. Those that were there before come first. */
export function insertInDropOrder<P extends { path: string }>(
  pictures: readonly P[],
  arrived: P,
  dropOrders: ReadonlyMap<string, number>,
): P[] {
  const dropOrder = dropOrders.get(arrived.path) ?? Number.POSITIVE_INFINITY
  const at = pictures.findIndex(({ path }) => (dropOrders.get(path) ?? 0) > dropOrder)
  return pictures.toSpliced(at === -1 ? pictures.length : at, 0, arrived)
}
