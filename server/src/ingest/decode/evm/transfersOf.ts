import { evmAddress } from '@mintline/core/identifiers'
import { decodeEventLog, type Hex, zeroAddress } from 'viem'
import { TOKEN_EVENTS } from './events.ts'
import { type EvmLog, MOST_MOVES } from './evmLog.ts'

/** Token standard of a contract's items. */
export type TokenStandard = 'ERC721' | 'ERC1155'

/** Item copies that changed hands. */
export interface TokenTransfer {
  /** Standard that the log follows. */
  readonly standard: TokenStandard
  readonly tokenId: bigint
  /** Undefined = they are new. */
  readonly from: string | undefined
  /** Undefined = they are burned. */
  readonly to: string | undefined
  readonly value: bigint
}

/** 12 bytes of padding before an address. */
const PADDING = `0x${'00'.repeat(12)}`

/**
 * Decodes a log's transfers. Empty for other events, and for logs that no such contract writes: with other topics, data
 * that does not fit, or lists that differ in length.
 */
export function transfersOf(log: Pick<EvmLog, 'topics' | 'data'>): TokenTransfer[] {
  try {
    return decodedTransfers(log).filter(({ from, to, value }) => from !== to && value > 0n)
  } catch {
    return []
  }
}

function decodedTransfers({ topics, data }: Pick<EvmLog, 'topics' | 'data'>): TokenTransfer[] {
  const { eventName, args } = decodeEventLog({
    abi: TOKEN_EVENTS,
    topics: topics as [Hex, ...Hex[]],
    data,
  })
  if (!areAddresses(eventName === 'Transfer' ? topics.slice(1, 3) : topics.slice(1))) return []
  const sides = { from: holderOf(args.from), to: holderOf(args.to) }
  switch (eventName) {
    case 'Transfer':
      return data === '0x' ? [{ ...sides, standard: 'ERC721', tokenId: args.id, value: 1n }] : []
    case 'TransferSingle':
      return [{ ...sides, standard: 'ERC1155', tokenId: args.id, value: args.value }]
    case 'TransferBatch': {
      const { ids, values } = args
      if (ids.length !== values.length || ids.length > MOST_MOVES) return []
      return ids.map((tokenId, at) => ({
        ...sides,
        standard: 'ERC1155',
        tokenId,
        value: values[at] ?? 0n,
      }))
    }
  }
}

/** Checks the padding itself, as viem ignores the bytes before an address. */
function areAddresses(topics: readonly Hex[]): boolean {
  return topics.every((topic) => topic.startsWith(PADDING))
}

function holderOf(address: string): string | undefined {
  return address === zeroAddress ? undefined : evmAddress(address)
}
