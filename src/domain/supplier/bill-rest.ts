// The rest of a bill: said here, and for SQL in bill-rest.server.ts.

/** 0 while no bill has come. */
export const calculateBillRest = ({ bill_won, paid }: { bill_won: number | null; paid: number }) =>
  Math.max(0, (bill_won ?? 0) - paid)
