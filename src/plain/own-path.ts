// A path of our own site, or nothing: where somebody is led back to must not lead elsewhere.
export const ownPath = (sent: string | null | undefined): string | undefined =>
  sent && /^\/(?![/\\])[^\s\\]*$/.test(sent) ? sent : undefined
