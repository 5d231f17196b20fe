// From the host of a request to the agency. §1
/** The fixed table of the demo. In a live deployment every host goes through the look-up by domain. */
export const demoHosts = new Map<string, number>([['localhost', 1], ['127.0.0.1', 1], ['[::1]', 1], ...Array.from({ length: 10 }, (_, at) => [`a${at + 1}.localhost`, at + 1] as const)])

/** Without port, case and trailing dot: A1.Localhost.:3000 is a1.localhost. Undefined for what cannot be a host. */
export function hostName(header: string | undefined): string | undefined {
  const name = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253}?)\.?(?::\d{1,5})?$/i.exec(header ?? '')?.[1]
  return name?.toLowerCase()
}
