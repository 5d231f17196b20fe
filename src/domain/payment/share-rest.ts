// The rest of a share that still counts, as share-payment.server.ts says it in SQL.
export const calculateShareRest = ({ amount, paid }: { amount: number; paid: number }) =>
  Math.max(0, amount - paid)
