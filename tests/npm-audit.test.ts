import { expect, test } from 'vitest'
import { formatAudit } from './npm-audit.ts'

test('what npm audit answers becomes one line, also when nobody could be asked', () => {
  const refused = { message: '405 Method Not Allowed - POST https://registry.example/bulk', statusCode: 405 }
  const found = {
    auditReportVersion: 2,
    vulnerabilities: { sharp: { name: 'sharp', severity: 'high' }, pg: { name: 'pg', severity: 'low' } },
  }
  expect([
    formatAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} })),
    formatAudit(JSON.stringify(found)),
    formatAudit(JSON.stringify(refused)),
    formatAudit(''),
    formatAudit('npm: not found'),
  ]).toEqual([
    'npm audit: nothing is known against the packages in production',
    'npm audit: ADVISORIES against sharp (high), pg (low); see npm audit',
    'npm audit could not ask: 405 Method Not Allowed - POST https://registry.example/bulk',
    'npm audit could not ask: no answer',
    'npm audit could not ask: no answer',
  ])
})
