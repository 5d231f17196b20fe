// The fields of a value of unknown shape, such as a caught error or stored JSON.
type Parts = Readonly<Record<string, unknown>>

const none: Parts = {}
const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Each field is unknown until it is checked. A value without fields has none. */
export const partsOf = (value: unknown): Parts => (hasParts(value) ? value : none)
