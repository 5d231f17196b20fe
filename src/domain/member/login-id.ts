// The form of a login id, for the form and for the call alike.
// Nobody types a colon: ids that we make ourselves have one. Ids are in mails to whoever is named as
// recipient: none is an address.
export const loginIdPattern = /^(?!.*(?:http|www\.))[a-z0-9][a-z0-9_.-]{2,39}$/

/** One spelling of an id, whatever the keyboard made of its first letter. */
export const toLoginId = (input: string) => input.trim().toLowerCase()
