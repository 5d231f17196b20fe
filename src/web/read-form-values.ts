// What stands in a form, by the name of its field.

export type FormValues = Record<string, string | undefined>

/** Spaces around a value do not count, except in a password. */
export const readFormValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      name.includes('password') ? String(value) : String(value).trim(),
    ]),
  )

/** What a search asks for: the fields that are filled in. */
export const readQuery = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )

/** Of boxes that have one name: the values of those that are ticked. */
export const readTicked = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).map(String)
