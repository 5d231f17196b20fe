declare module 'virtual:storefront-calls' {
  const table: import('#platform/wire/call-table.ts').CallTable
  export default table
}

declare module 'virtual:office-calls' {
  const table: import('#platform/wire/call-table.ts').CallTable
  export default table
}

declare module 'virtual:office-limits' {
  const table: import('#platform/wire/field-limits.ts').LimitsTable
  export default table
}

declare module 'virtual:office-handbook' {
  const table: import('#office/shell/handbook-index.server.ts').HandbookIndex
  export default table
}
