// The types of the load generator that we use; it brings none of its own.
declare module 'autocannon' {
  type Request = { method?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    tlsOptions?: { rejectUnauthorized: boolean }
    requests?: { setupRequest: (request: Request) => Request }[]
  }
  type Result = {
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    latency: { p50: number; p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
