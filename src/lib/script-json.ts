// Data inside a script element: nothing in it may end the element or start a comment.
// The two separators break old parsers.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** `replace` may replace a value; it also gets the object that holds it. */
export const toScriptJson = (
  data: unknown,
  replace?: (holder: unknown, name: string, value: unknown) => unknown,
) =>
  JSON.stringify(data, replace && toReplacer(replace)).replace(
    /[<\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  )

const toReplacer = (replace: (holder: unknown, name: string, value: unknown) => unknown) =>
  function (this: unknown, name: string, value: unknown) {
    return replace(this, name, value)
  }
