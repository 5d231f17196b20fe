// npm run desk: what an agency's staff do until they have an office, by the product's own procedures.
import { runDeskCommand } from './desk/run-desk-command.ts'

const { code, stdout, stderr } = await runDeskCommand(process.argv.slice(2), process.env)
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = code
