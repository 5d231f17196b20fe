// From the host of a request to the agency. §1
/** The fixed table of the demo. In a live deployment every host goes through the look-up by domain. */
export const demoHosts = new Map<string, number>([
  ['localhost', 1],
  ['127.0.0.1', 1],
  ['[::1]', 1],
  ...Array.from({ length: 10 }, (_, at) => [`a${at + 1}.localhost`, at + 1] as const),
])

/** The address of a demo agency, also of one that was opened later. */
export const buildDemoOrigin = (travel_agency: number, port: number) =>
  `http://a${travel_agency}.localhost:${port}`

/** The agency whose demo host this is; 0 for any other host. */
export const parseDemoAgencyKey = (host: string) =>
  Number(/^a([1-9]\d{0,8})\.localhost$/.exec(host)?.[1] ?? 0)

/**
 * Without port, case and trailing dot: A1.Localhost.:3000 is a1.localhost. Undefined for what cannot be a
 * host.
 */
export function parseHostName(header: string | undefined): string | undefined {
  if (header !== latest.header) {
    const name = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253}?)\.?(?::\d{1,5})?$/i.exec(header ?? '')?.[1]
    latest = { header, name: name?.toLowerCase() }
  }
  return latest.name
}
/** The last host is remembered, because each request asks for it several times. */
let latest: { header: string | undefined; name: string | undefined } = { header: undefined, name: undefined }

type RequestHost = { protocol: string; host: string }

/**
 * The address a site gives itself. A demo host is taken as it was asked; any other is one of the agency's
 * domains, without a port: a made-up Host makes no new address.
 */
export function buildOrigin({ protocol, host }: RequestHost, domains: string[], isDemo: boolean): string {
  const name = parseHostName(host) ?? ''
  if (!isDemo) return `https://${domains.includes(name) ? name : (domains[0] ?? name)}`
  const port = Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0)
  return `${protocol}://${name}${port > 0 && port < 65_536 ? `:${port}` : ''}`
}
