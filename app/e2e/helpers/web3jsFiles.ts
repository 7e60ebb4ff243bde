import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Scripts of a build with code of web3.js or of wallet adapters, as paths in the build. */
export function web3jsFiles(folder: string): string[] {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js.map'))
  return names
    .map((name) => join('assets', name))
    .filter((map) => hasWeb3js(JSON.parse(readFileSync(join(folder, map), 'utf8')).sources))
    .map((map) => map.slice(0, -'.map'.length))
}

function hasWeb3js(sources: readonly string[]): boolean {
  return sources.some((source) => /\/@solana\/(web3\.js|wallet-adapter-[a-z]+)\//.test(source))
}
