// Steps of an editor that can be undone and done again.

export type Steps<T> = { past: readonly T[]; now: T; future: readonly T[] }
/** So many steps can be undone. */
const maxSteps = 100

export const pushStep = <S extends Steps<unknown>>(at: S, now: S['now']): S => ({
  ...at,
  past: [...at.past.slice(-maxSteps), at.now],
  now,
  future: [],
})

export function undoStep<S extends Steps<unknown>>(at: S): S {
  if (at.past.length === 0) return at
  return { ...at, past: at.past.slice(0, -1), now: at.past.at(-1), future: [at.now, ...at.future] }
}

export function redoStep<S extends Steps<unknown>>(at: S): S {
  const [next, ...rest] = at.future
  return at.future.length === 0 ? at : { ...at, past: [...at.past, at.now], now: next, future: rest }
}
