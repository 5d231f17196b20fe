// The purposes for which a passport number is opened, and the receiver that the consent must name.
export const passportPurposes = ['airline', 'visa', 'hotel', 'check'] as const
export type PassportPurpose = (typeof passportPurposes)[number]

/** The words by which a consent names who gets it. A check stays in the office and names nobody. */
const receiverWords: Record<PassportPurpose, RegExp | undefined> = {
  airline: /항공|airline/i,
  visa: /비자|대사관|영사|출입국|visa|embass|immigration/i,
  hotel: /숙박|호텔|hotel|accommodation/i,
  check: undefined,
}

export const namesReceiver = (purpose: PassportPurpose, consentText: string): boolean =>
  receiverWords[purpose]?.test(consentText) ?? true

/** `agreed`: the text that the traveller agreed to. Who agreed to none is only checked. */
export const mayOpenFor = (purpose: PassportPurpose, agreed: { ko: string; en: string } | null): boolean =>
  agreed ? namesReceiver(purpose, `${agreed.ko} ${agreed.en}`) : purpose === 'check'
