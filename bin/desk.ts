// npm run desk: what an agency's staff do until they have an office. It goes the product's own ways, with the
// same history, and past none of them.
import { runDeskCommand } from './desk/run-desk-command.ts'

const { code, stdout, stderr } = await runDeskCommand(process.argv.slice(2), process.env)
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
