// Korean telephone numbers: the same number however it was typed, and whether it takes texts.

/** The digits with the leading zero, also of a number given with +82. The database has the same rule. */
export const toDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^(?:00)?820?(?=\d{8})/, '0')

/** A landline or a number abroad takes no text from us. */
export const isMobile = (phone: string) => /^01[016789]\d{7,8}$/.test(toDigits(phone))
