// What we use of the S3 server of the tests, which comes without types.
declare module '@20minutes/s3rver' {
  type Options = {
    port: number
    address: string
    silent: boolean
    allowMismatchedSignatures: boolean
    directory: string
    configureBuckets: { name: string }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
