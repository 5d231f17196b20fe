// A name in Latin letters as airlines take it: surname and given name, in capitals.

/** `HONG/GILDONG` and `HONG, GILDONG` say which is which; else the first word is the surname. */
export function splitEnglishName(name: string): { surname: string; given: string } {
  const clean = name.toUpperCase().replaceAll(/\s+/g, ' ').trim()
  const [, surname = '', given = ''] =
    /^([^/,]*?) ?[/,] ?(.*)$/.exec(clean) ?? /^(\S*) ?(.*)$/.exec(clean) ?? []
  return { surname, given }
}
