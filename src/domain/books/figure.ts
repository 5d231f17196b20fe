// The figures that statistics show by month.
export const figures = ['sales', 'load', 'lead', 'cancelled', 'margin'] as const
