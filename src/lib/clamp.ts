// A number within its bounds.
/** If `least` is above `most`, the result is `least`. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value))
