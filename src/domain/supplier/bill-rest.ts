// What is left to pay of a bill: said here, and for SQL in bill-rest.server.ts.

/** Nothing, while no bill has come. */
export const calculateBillRest = ({ bill_won, paid }: { bill_won: number | null; paid: number }) =>
  Math.max(0, (bill_won ?? 0) - paid)
