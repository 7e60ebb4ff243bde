import { MAX_SYMBOL_LENGTH } from '@mintline/solana'

/** Maximum characters in a suggestion, which is also typed and read aloud. */
const MOST = 10

/**
 * Suggests a symbol for a name: `DAWNCHORUS` for Dawn Chorus. Letters in all scripts stay, without accents; '' if there
 * are none.
 */
export function suggestedSymbol(name: string): string {
  const letters =
    name
      .normalize('NFKD')
      .toUpperCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  let symbol = letters.slice(0, MOST).join('')
  while (new TextEncoder().encode(symbol).length > MAX_SYMBOL_LENGTH) {
    symbol = [...symbol].slice(0, -1).join('')
  }
  return symbol
}
