import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { differingFiles, type HashedFile, parseHashes, sha256 } from '../build/hashes.ts'

const HASHES = fileURLToPath(new URL('../hashes.txt', import.meta.url))

/** Compares a host's files with the published hashes. */
async function main([address]: string[]): Promise<void> {
  if (address === undefined || !URL.canParse(address)) {
    console.error('Name the address of the console: npm run verify -- https://console.example/')
    process.exitCode = 2
    return
  }
  const expected = parseHashes(readFileSync(HASHES, 'utf8'))
  const base = new URL(address.endsWith('/') ? address : `${address}/`)
  const found: HashedFile[] = []
  for (const { name } of expected) {
    const response = await fetch(new URL(name, base))
    if (response.ok) {
      found.push({ name, hash: sha256(new Uint8Array(await response.arrayBuffer())) })
    }
  }
  const others = differingFiles(expected, found)
  if (others.length === 0) {
    console.log(`${base.href} serves these ${expected.length} files as they were published.`)
    return
  }
  console.error(`${base.href} serves other files, or none: ${others.join(', ')}`)
  process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const reason = error instanceof Error ? (error.cause ?? error) : error
  console.error(`The host does not answer: ${String(reason)}`)
  process.exitCode = 1
})
