// Reads the values of a form, by the names of its fields.

export type FormValues = Record<string, string | undefined>

/** Spaces around a value do not count, except in a password. */
export const readFormValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      name.includes('password') ? String(value) : String(value).trim(),
    ]),
  )

/** The query of a search: the fields that are filled in. */
export const readQuery = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )

/** The values of the ticked boxes among those of one name. */
export const readTicked = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).map(String)
