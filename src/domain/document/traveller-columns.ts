// The columns of a list of travellers, in their order.

/** As airlines and land operators ask for them. */
export const travellerColumns = [
  'name',
  'name_en',
  'gender',
  'birthdate',
  'kind',
  'passport',
  'expiry',
  'booker',
  'contact',
  'booking',
] as const
