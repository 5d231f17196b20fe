// Where one asks about a trip.
export const askHref = (package_code: string) => `/contact?package_code=${package_code}`
