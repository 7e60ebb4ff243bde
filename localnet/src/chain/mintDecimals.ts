import { readMint } from '../token/layout.ts'
import type { Engine } from './engine.ts'

/** Looks up mints' decimals with a cache, as an answer may have many accounts but few mints. */
export function mintDecimals(engine: Engine): (mint: string) => number | undefined {
  const known = new Map<string, number | undefined>()
  return (mint) => {
    if (!known.has(mint)) {
      const account = engine.getAccount(mint)
      known.set(mint, account && readMint(account.owner, account.data)?.decimals)
    }
    return known.get(mint)
  }
}
