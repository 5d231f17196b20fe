// A number within its bounds.
/** Where the bounds cross, the least counts. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))
