// Proving with a second factor who one is. Loaded when it is asked for.
import type { proof as ko } from '#i18n/office/ko/proof.ts'

export const proof: typeof ko = {
  title: 'Confirm it’s you',
  lead: 'Enter the 6-digit code from your app or a recovery code. We won’t ask again for 15 minutes.',
  keyLead: 'Use the passkey you added. We won’t ask again for 15 minutes.',
  byKey: 'Use a passkey',
  passwordLead: 'Confirm it’s you before setting up two-factor authentication. Enter your password.',
  password: 'Password',
  factorTitle: 'Two-factor authentication required',
  factorLead:
    'Payments, passports, team and exports require two-factor authentication. Your account opens in a new tab and your work stays here.',
  factorMade: 'Done, continue',
  factorMake: 'Set up in my account',
}
