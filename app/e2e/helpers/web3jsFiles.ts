import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { scriptSources } from './scriptSources.ts'

/** Returns a build's scripts with code from web3.js or from wallet adapters, as paths in the build. */
export function web3jsFiles(folder: string): string[] {
  return readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join('assets', name))
    .filter((script) => scriptSources(folder, script).some(isOfWeb3js))
}

function isOfWeb3js(source: string): boolean {
  return /\/@solana\/(web3\.js|wallet-adapter-[a-z]+)\//.test(source)
}
