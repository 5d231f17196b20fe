// npm run build: what a start would build, for images that are made in one place and started in another.
import { buildIfChanged } from '#web/build.server.ts'

await buildIfChanged((line) => process.stdout.write(`${line}\n`))
