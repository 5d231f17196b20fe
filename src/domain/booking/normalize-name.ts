// Names as people compare them: however spaces, letters and Hangul were typed.
export const normalizeName = (name: string) => name.normalize('NFC').replace(/\s+/g, '').toLowerCase()
