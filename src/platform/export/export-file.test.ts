// Tables as files: no cell is a formula, rows are read as they are taken, and a zip is one.
import zlib from 'node:zlib'
import readXlsx from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { escapeFormula } from '#lib/workbook/formula-guard.ts'
import { renderCsv } from './csv.server.ts'
import type { Cell, ExportFile } from './export-file.ts'
import { renderXlsx } from './xlsx.server.ts'
import { createZip } from './zip.server.ts'

const createExportFile = (rows: Cell[][], most = 2): ExportFile & { taken: () => number } => {
  let taken = 0
  return {
    format: 'csv',
    name: 'a',
    titles: ['이름', 'a'],
    total: rows.length,
    taken: () => taken,
    async *batches() {
      for (let at = 0; at < rows.length; at += most) {
        taken++
        yield rows.slice(at, at + most)
      }
    },
  }
}
async function readAll(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}

test.each(['=1+1', '+82 10', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a'])(
  '%j is a text and no formula',
  (text) => expect(escapeFormula(text)).toBe(`'${text}`),
)

test.each(['a=1', '1-2', ' =1', "'=1", ''])('%j stays as it is', (text) =>
  expect(escapeFormula(text)).toBe(text),
)

test('CSV begins with the mark of UTF-8, quotes what needs it and leaves numbers alone', async () => {
  const text = (
    await readAll(
      renderCsv(
        createExportFile([
          ['김"하늘", 외', -5],
          ['=cmd|1', null],
          ['둘째\n줄', 1],
        ]),
      ),
    )
  ).toString()
  expect(text).toBe('\ufeff이름,a\r\n"김""하늘"", 외",-5\r\n\'=cmd|1,\r\n"둘째\n줄",1\r\n')
})

test('rows are read when they are taken, not before', async () => {
  for (const encode of [renderCsv, renderXlsx]) {
    const sheet = createExportFile(Array.from({ length: 10 }, (_, at) => [String(at), at]))
    const parts = encode(sheet)
    await parts.next()
    expect(sheet.taken()).toBe(0)
    await parts.next()
    expect(sheet.taken()).toBe(1)
  }
})

/** The text of a file in a zip, found as a reader finds it: by the list at its end. */
function unzip(zip: Buffer, name: string): string {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const long = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + long) === name) {
      const [crc, packed, plain, start] = [16, 20, 24, 42].map((place) => zip.readUInt32LE(at + place))
      const from = (start ?? 0) + 30 + long
      const text = zlib.inflateRawSync(zip.subarray(from, from + (packed ?? 0)))
      expect([zlib.crc32(text), text.length]).toEqual([crc, plain])
      return text.toString()
    }
    at += 46 + long
  }
  return expect.fail(`${name} is not in the zip`)
}

test('XLSX is a zip whose sheet holds every row, escaped', async () => {
  const rows: Cell[][] = [
    ['<b>&\u0007', 1_000],
    ['=1', -2],
    ['_x0041_', null],
  ]
  const sheet = unzip(await readAll(renderXlsx(createExportFile(rows))), 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="A1" t="inlineStr" s="1"><is><t xml:space="preserve">이름</t></is></c>')
  expect(sheet).toContain(
    '<t xml:space="preserve">&lt;b&gt;&amp;</t></is></c><c r="B2" s="2"><v>1000</v></c>',
  )
  expect(sheet).toContain('<t xml:space="preserve">\'=1</t></is></c><c r="B3" s="2"><v>-2</v></c>')
  expect(sheet).toContain('_x005F_x0041_')
  expect(sheet.match(/<row /g)).toHaveLength(4)
})

test('a day is a day and a moment a moment to another program, and both are plain words in CSV', async () => {
  const rows: Cell[][] = [
    [{ day: '2027-02-28' }, { day: '1990-01-01', time: '09:30' }],
    [{ day: '2024-02-29' }, { day: '2026-12-31', time: '23:59' }],
  ]
  const read = await readXlsx(await readAll(renderXlsx(createExportFile(rows))), { trim: false })
  // A fraction of a day is a float: what was read is a moment to the minute.
  const minutes = (cell: unknown) => (cell instanceof Date ? Math.round(cell.getTime() / 60_000) : cell)
  expect(read[0]?.data.slice(1).map((row) => row.map(minutes))).toEqual([
    [Date.parse('2027-02-28T00:00:00Z'), Date.parse('1990-01-01T09:30:00Z')].map((at) => at / 60_000),
    [Date.parse('2024-02-29T00:00:00Z'), Date.parse('2026-12-31T23:59:00Z')].map((at) => at / 60_000),
  ])
  expect((await readAll(renderCsv(createExportFile(rows)))).toString()).toContain(
    '\r\n2027-02-28,1990-01-01 09:30\r\n2024-02-29,2026-12-31 23:59\r\n',
  )
  // Excel believes in a 29 February 1900, so it counts days before wrongly.
  const early = unzip(
    await readAll(renderXlsx(createExportFile([[{ day: '1899-05-01' }]]))),
    'xl/worksheets/sheet1.xml',
  )
  expect(early).toContain('<t xml:space="preserve">1899-05-01</t>')
})

test('another program reads the XLSX: every row in its place, no cell a formula', async () => {
  const begins = ['=1+1', '+82 10', '-5', '@SUM(A1)', '\t=1', '＝1']
  const rows: Cell[][] = [
    ...begins.map((text, at) => [text, -1 - at]),
    ['<b>& 둘째\n줄 ', null],
    ...Array.from({ length: 100 }, (_, at) => [`줄 ${at}`, at]),
  ]
  const file = await readAll(renderXlsx(createExportFile(rows, 7)))
  expect(unzip(file, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/)
  expect(await readXlsx(file, { trim: false })).toEqual([
    {
      sheet: 'a',
      data: [['이름', 'a'], ...begins.map((text, at) => [`'${text}`, -1 - at]), ...rows.slice(begins.length)],
    },
  ])
})

test('a zip beyond 4 GB has its numbers in eight bytes', async () => {
  const before = 5_000_000_000
  const zip = createZip(before)
  const file = await readAll(zip.file('a.txt', ['hello']))
  const end = zip.end()
  // the record of the file says where it begins, the last records where the list of files begins
  expect(end.readBigUInt64LE(46 + 'a.txt'.length + 4)).toBe(BigInt(before))
  const locator = end.indexOf(Buffer.from([0x50, 0x4b, 6, 7]))
  const large = Number(end.readBigUInt64LE(locator + 8)) - (before + file.length)
  expect(end.readUInt32LE(large)).toBe(0x06064b50)
  expect(end.readBigUInt64LE(large + 48)).toBe(BigInt(before + file.length))
  expect(end.readUInt32LE(end.length - 6)).toBe(0xffffffff)
})
