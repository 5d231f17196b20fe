// Won as English writes it: the sign stands before the symbol.
export const formatEnglishWon = (amount: string) =>
  amount.startsWith('-') ? `-₩${amount.slice(1)}` : `₩${amount}`
