// What the address of a list asks for: its page, what was typed, and one of a few values.
export function readListQuery(search: URLSearchParams) {
  const text = (name: string) => search.get(name) || undefined
  return {
    page: Number(text('page') ?? 1),
    text,
    choice: <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === search.get(name)),
  }
}
