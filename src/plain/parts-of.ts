// The parts of something whose shape nobody knows: an error that was caught, what lies in a storage.
type Parts = Readonly<Record<string, unknown>>

const none: Parts = {}
const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/** Each part is unknown until it is looked at; what has no parts has none. */
export const partsOf = (value: unknown): Parts => (hasParts(value) ? value : none)
