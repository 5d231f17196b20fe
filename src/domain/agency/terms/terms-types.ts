// The kinds of terms an agency has.
export const termsTypes = ['use', 'privacy', 'tour', 'passport', 'special'] as const

/** Terms that every agency needs before its site is public. */
export const requiredTermsTypes = ['use', 'privacy', 'tour', 'passport'] as const

/** Trips that the standard travel terms are for. */
export const tourTermsNames = ['both', 'overseas', 'domestic'] as const
