// Names as people compare them: however spaces, letters and Hangul were typed.
export const plainName = (name: string) => name.normalize('NFC').replace(/\s+/g, '').toLowerCase()
