declare module 'virtual:calls' {
  const table: import('#api.ts').CallTable
  export default table
}
