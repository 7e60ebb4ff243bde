import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rebuildDrops } from './rebuildDrops.ts'

// npm run sourcify -- <folder>: writes requests that verify the contracts behind drops on Sourcify.

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: npm run sourcify -- <folder>')
  process.exitCode = 2
} else {
  mkdirSync(folder, { recursive: true })
  for (const { contract, request } of rebuildDrops()) {
    const file = join(folder, `${contract}.json`)
    writeFileSync(file, JSON.stringify(request))
    console.log(file)
  }
}
