// The age of a debt: the days since it was due.
export const ages = ['later', 'month', 'two_months', 'older', 'no_day'] as const
