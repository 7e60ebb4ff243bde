import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeProgramKeys } from './lib/programKeys.ts'
import { run } from './lib/run.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const keys = writeProgramKeys(root)
  for (const { library, address, isChanged } of keys) {
    console.log(`${library}: ${address}${isChanged ? ', written into the sources' : ''}`)
  }
  if (keys.some(({ isChanged }) => isChanged)) {
    // Addresses differ in length, so lines may have to be reformatted.
    const biome = join(root, 'node_modules', '.bin', 'biome')
    run(biome, ['format', '--write', join('clients', 'solana', 'src', 'addresses.ts')], root)
    console.log('Now run `npm run build:programs`: programs refuse to run at other addresses.')
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
