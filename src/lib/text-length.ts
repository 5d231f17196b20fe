// How long a text may be: an LMS has 2,000 bytes, and a Korean letter counts two.
export const longestText_bytes = 2_000
export const countTextBytes = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '~' ? 2 : 1), 0)
