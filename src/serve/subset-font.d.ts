// What we use of subset-font, which comes without types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
