// Cancellation fees by the standard terms of the Fair Trade Commission, by days before departure.
export const standardCancelFees = {
  overseas: [
    { days: 30, percent: 0 },
    { days: 20, percent: 10 },
    { days: 10, percent: 15 },
    { days: 8, percent: 20 },
    { days: 1, percent: 30 },
    { days: 0, percent: 50 },
  ],
  domestic: [
    { days: 3, percent: 0 },
    { days: 2, percent: 10 },
    { days: 1, percent: 20 },
    { days: 0, percent: 30 },
  ],
}
