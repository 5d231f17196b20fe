// What an id looks like, for the form and for the call alike.
// Nobody types a colon: ids that we make ourselves have one.
export const loginIdPattern = /^[a-z0-9][a-z0-9_.-]{2,39}$/

/** One spelling of an id, whatever the keyboard made of its first letter. */
export const asLoginId = (typed: string) => typed.trim().toLowerCase()
