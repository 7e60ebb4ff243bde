import type { CoinUnit } from '@mintline/core/amounts'
import { isWritableSymbol } from '../amounts/parseAmount.ts'

/**
 * Names tokens for amounts in a drop's config: by their symbols, which a number follows where two tokens share one.
 * A token without a usable symbol is called `TOKEN`.
 *
 * @param tokens By any key, such as their mints.
 */
export function configTokens(
  tokens: Iterable<readonly [key: string, token: CoinUnit]>,
): ReadonlyMap<string, CoinUnit> {
  const names = new Set<string>()
  const named = new Map<string, CoinUnit>()
  for (const [key, { symbol, decimals }] of tokens) {
    const base = isWritableSymbol(symbol) ? symbol : 'TOKEN'
    let name = base
    for (let count = 2; names.has(name.toUpperCase()); count += 1) name = `${base}${count}`
    names.add(name.toUpperCase())
    named.set(key, { symbol: name, decimals })
  }
  return named
}
