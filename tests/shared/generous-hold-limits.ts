// So many may hold seats unproved as a test or a measurement needs: how few may is the matter of
// holds.test.ts and holds-proved-email.test.ts.
export const generousHoldLimits = { percent: 100, least: 1_000_000, seats: 1_000_000, each: 1_000_000 }
