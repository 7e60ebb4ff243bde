import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generate, staleFiles } from './generate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

if (values.check) {
  const stale = await staleFiles(root)
  for (const file of stale) console.error(`${file} is not what its source generates.`)
  if (stale.length > 0) {
    console.error('Run `npm run generate` and commit what it writes.')
    process.exitCode = 1
  }
} else {
  await generate(root, root)
}
