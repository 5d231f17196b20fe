// Data inside a script element: nothing in it may end the element or start a comment.
// The two separators break old parsers.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

export const asScript = (data: unknown) =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '')
