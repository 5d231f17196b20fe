// The checks of an agency's domain, and their results.
export const domainChecks = ['address', 'proof', 'certificate', 'spf', 'dkim', 'dmarc'] as const
export const domainCheckStates = ['ok', 'missing', 'wrong', 'unreachable', 'unknown'] as const
export type DomainCheckState = (typeof domainCheckStates)[number]
