// Won as English writes it: the sign is before the symbol.
export const formatEnglishWon = (amount: string) =>
  amount.startsWith('-') ? `-₩${amount.slice(1)}` : `₩${amount}`
