// The fields of a value of unknown shape, such as a caught error or stored JSON.
type UnknownFields = Readonly<Record<string, unknown>>

const noFields: UnknownFields = {}
const hasFields = (value: unknown): value is UnknownFields => typeof value === 'object' && value !== null

/** A field is unknown until it is checked. A value without fields has none. */
export const readFields = (value: unknown): UnknownFields => (hasFields(value) ? value : noFields)
