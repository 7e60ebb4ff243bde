import { CoreError } from '../../errors/coreError.ts'
import { type Blockchain, isBlockchain } from '../../networks/blockchains.ts'

/** An identifier split at its first colon. */
export interface Prefixed {
  /** The blockchain before the colon. */
  readonly blockchain: Blockchain
  /** The text after the colon, never empty. */
  readonly value: string
}

/** Parses `CHAIN:anything`; undefined without a colon, a known blockchain or a value. */
export function readPrefixed(text: string): Prefixed | undefined {
  const colon = text.indexOf(':')
  const blockchain = text.slice(0, Math.max(colon, 0))
  const value = text.slice(colon + 1)
  return colon >= 0 && value !== '' && isBlockchain(blockchain) ? { blockchain, value } : undefined
}

/** Formats `CHAIN:value`. */
export const writePrefixed = ({ blockchain, value }: Prefixed): string => `${blockchain}:${value}`

/**
 * Returns an identifier's blockchain prefix.
 *
 * @throws `BLOCKCHAIN_NOT_PARSED` without a colon, `UNKNOWN_BLOCKCHAIN` if the text before it is not a supported
 * blockchain
 */
export function parseBlockchain(text: string): Blockchain {
  const colon = text.indexOf(':')
  if (colon < 0) throw new CoreError('BLOCKCHAIN_NOT_PARSED', { value: text })
  const blockchain = text.slice(0, colon)
  if (!isBlockchain(blockchain)) throw new CoreError('UNKNOWN_BLOCKCHAIN', { blockchain })
  return blockchain
}

/** Returns the error for a missing or unknown blockchain prefix; undefined = the prefix is known. */
export function prefixFault(text: string): unknown {
  try {
    parseBlockchain(text)
  } catch (fault) {
    return fault
  }
}
