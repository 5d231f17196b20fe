// Korean telephone numbers: whether one takes texts, and as the service wants it written.

/** Digits only, with the zero in front, also of one that was given with +82. */
export const toDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^82(?=1)/, '0')

/** A landline or a number abroad takes no text from us. */
export const isMobile = (phone: string) => /^01[016789]\d{7,8}$/.test(toDigits(phone))
