import { fileURLToPath } from 'node:url'
import { reportError } from '../../server/src/errors/reportError.ts'
import { checkOptions } from '../lib/checkOptions.ts'
import { generate, staleFiles } from './generate.ts'

const HELP = `Writes the generated clients and types from their sources.

Usage: npm run generate -- [options]

  --check  write nothing, and name the files that are not what their sources generate
  --help   show this text`

const root = fileURLToPath(new URL('../..', import.meta.url))

async function main(args: readonly string[]): Promise<void> {
  const { help, check } = checkOptions(args)
  if (help) return console.log(HELP)
  if (!check) return generate(root, root)
  const stale = await staleFiles(root)
  for (const file of stale) console.error(`${file} is not what its source generates.`)
  if (stale.length === 0) return
  console.error('Run `npm run generate` and commit what it writes.')
  process.exitCode = 1
}

main(process.argv.slice(2)).catch(reportError)
