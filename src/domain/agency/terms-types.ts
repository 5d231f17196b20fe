// The kinds of terms an agency has.
export const termsTypes = ['use', 'privacy', 'tour', 'passport', 'special'] as const
