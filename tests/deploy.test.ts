// The proxies we ship: what they write of a request is its path, without query, sealed address or page
// before.
import fs from 'node:fs'
import { expect, test } from 'vitest'

test('nginx logs no query strings, and only errors that contain no address', () => {
  const conf = fs.readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/(^|\s)#.*/g, '')
  const [, format = ''] = /log_format without_query([\s\S]*?);/.exec(conf) ?? []
  expect(format.match(/\$\w+/g)).toEqual([
    '$remote_addr',
    '$remote_user',
    '$time_local',
    '$request_method',
    '$shown',
    '$server_protocol',
    '$status',
    '$body_bytes_sent',
    '$came_from',
    '$http_user_agent',
  ])
  expect(conf.match(/access_log [^;]*/g)).toEqual(['access_log /var/log/nginx/access.log without_query'])
  expect(conf.match(/error_log [^;]*/g)).toEqual(['error_log /var/log/nginx/error.log crit'])
  expect(conf).toMatch(
    /map \$uri \$shown \{\s*"~\^\(\?<door>\/api\/toss\/webhook\/\|\/files\/sealed\/\)" \$door;/,
  )
  expect(conf).toMatch(/map \$http_referer \$came_from \{\s*"~\^\(\?<page>\[\^\?#\]\*\)" \$page;/)
})

test('Caddy logs no request, and of one that failed no query and no referrer', () => {
  const conf = fs.readFileSync('deploy/Caddyfile', 'utf8').replaceAll(/^\s*#.*$/gm, '')
  const [, pattern = '', kept = ''] = /request>uri regexp `([^`]*)` `([^`]*)`/.exec(conf) ?? []
  const shown = (uri: string) => uri.replaceAll(new RegExp(pattern, 'g'), kept)
  expect(shown('/travel/booking/AAAA?name=x&y=?')).toBe('/travel/booking/AAAA')
  expect(shown('/api/toss/webhook/secret?x=1')).toBe('/api/toss/webhook/')
  expect(shown('/files/sealed/secret.x')).toBe('/files/sealed/')
  expect(conf).toMatch(/request>headers>Referer delete/)
  expect(conf.match(/^\s*log\b/gm)).toHaveLength(1) // the global one: no site has an access log
})
