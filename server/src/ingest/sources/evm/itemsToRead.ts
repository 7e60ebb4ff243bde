import type { EvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { PlacedActivity } from '../../batch.ts'
import type { DecodedLogs } from '../../decode/evm/decodeLogs.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import type { DueFacts } from './dueFacts.ts'
import type { ItemToRead } from './fetchItems.ts'
import { itemsInRange, type Token, withoutMetadata } from './knownRows.ts'

/** Changes that make items worth reading. */
interface Changes {
  readonly blockchain: EvmBlockchain
  readonly activities: readonly PlacedActivity[]
  readonly decoded: Pick<DecodedLogs, 'changedItems'>
  readonly due: Pick<DueFacts, 'items'>
  /** Returns a block by number. */
  readonly blockOf: (number: bigint) => Pick<ChainBlock, 'time'>
  readonly standardOf: (contract: string) => TokenStandard | undefined
}

/** Selects items whose metadata address is unknown or may have changed. */
export async function itemsToRead(
  database: Kysely<DB>,
  { blockchain, activities, decoded, due, blockOf, standardOf }: Changes,
): Promise<ItemToRead[]> {
  const moved = new Map<string, TokenAt>()
  for (const { item, block } of activities) {
    const { contract, tokenId } = item
    if (tokenId === undefined) continue
    moved.set(nameOf({ contract, tokenId }), { contract, tokenId, time: block.time })
  }
  const found = new Map<string, TokenAt>()
  const add = (tokens: readonly Token[], time: Date) => {
    for (const token of tokens) {
      const [name, { time: before = time } = {}] = [nameOf(token), found.get(nameOf(token))]
      found.set(name, { ...token, time: before > time ? before : time })
    }
  }
  for (const token of await withoutMetadata(database, blockchain, [...moved.values()])) {
    add([token], moved.get(nameOf(token))?.time ?? new Date(0))
  }
  for (const range of decoded.changedItems) {
    const { time } = blockOf(range.block)
    // Items in this batch are not in the database yet.
    add(
      [...moved.values()].filter((token) => isIn(token, range)),
      time,
    )
    add(await itemsInRange(database, blockchain, range), time)
  }
  // There is no newer change to date them by.
  for (const range of due.items) add(await itemsInRange(database, blockchain, range), new Date(0))
  return [...found.values()].flatMap((token) => {
    const standard = standardOf(token.contract)
    return standard ? [{ ...token, standard }] : []
  })
}

/** An item with the time of the change that makes it worth reading. */
interface TokenAt extends Token {
  readonly time: Date
}

const nameOf = ({ contract, tokenId }: Token) => `${contract} ${tokenId}`

function isIn({ contract, tokenId }: Token, range: DecodedLogs['changedItems'][number]): boolean {
  return contract === range.contract && tokenId >= range.from && tokenId <= range.to
}
