import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { scriptSources } from './scriptSources.ts'

/** Scripts of a build with code of web3.js or of wallet adapters, as paths in the build. */
export function web3jsFiles(folder: string): string[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join('assets', name))
    .filter((script) => scriptSources(folder, script).some(isOfWeb3js))
}

function isOfWeb3js(source: string): boolean {
  return /\/@solana\/(web3\.js|wallet-adapter-[a-z]+)\//.test(source)
}
