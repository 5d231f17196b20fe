// Objects built name by name. `Object.fromEntries` loses the type of the names; these signatures keep it.

/** Each name has a value of its own type. */
function buildEach<R>(
  names: readonly (keyof R & string)[],
  build: <N extends keyof R & string>(name: N) => R[N],
): R
function buildEach(names: readonly string[], build: (name: string) => unknown): unknown {
  return Object.fromEntries(names.map((name) => [name, build(name)]))
}

/** All names have a value of the same type. */
export const buildRecord = <N extends string, V>(names: readonly N[], build: (name: N) => V) =>
  buildEach<Record<N, V>>(names, build)

/** These fields of an object, in this order. */
export const pick = <T, N extends keyof T & string>(from: T, names: readonly N[]) =>
  buildEach<Pick<T, N>>(names, (name) => from[name])
