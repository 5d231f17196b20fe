// A path of our own site, or undefined: a return address must not lead to another site.
export const parseOwnPath = (sent: string | null | undefined): string | undefined =>
  sent && /^\/(?![/\\])[^\s\\]*$/.test(sent) ? sent : undefined
