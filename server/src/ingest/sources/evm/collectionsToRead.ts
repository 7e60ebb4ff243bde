import type { DecodedLogs } from '../../decode/evm/decodeLogs.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'
import type { DueFacts } from './dueFacts.ts'
import type { CollectionToRead } from './fetchCollections.ts'

/** Reasons for which collections become worth reading. */
interface Reasons {
  /** Contracts that are not in the database, or with a later first block than now. */
  readonly fresh: readonly string[]
  readonly decoded: Pick<DecodedLogs, 'changedCollections' | 'creators'>
  readonly due: Pick<DueFacts, 'collections'>
  /** Blocks of the first logs of contracts. */
  readonly firsts: ReadonlyMap<string, CollectionToRead['first']>
  readonly standardOf: (contract: string) => TokenStandard | undefined
  /** A block by its number. */
  readonly blockOf: (number: bigint) => CollectionToRead['first']
}

/** Collections that are new, that say that they changed, or whose facts are due, each once. */
export function collectionsToRead({
  fresh,
  decoded: { changedCollections, creators },
  due,
  firsts,
  standardOf,
  blockOf,
}: Reasons): CollectionToRead[] {
  const contracts = new Set([...fresh, ...changedCollections.keys(), ...due.collections.keys()])
  return [...contracts].flatMap((contract) => {
    const known = due.collections.get(contract)
    const [standard, first] = [standardOf(contract), known?.first ?? firsts.get(contract)]
    if (!standard || !first) return []
    const changed = changedCollections.get(contract)?.at(-1)
    const time = changed === undefined ? (known ?? first).time : blockOf(changed).time
    return [{ contract, standard, creator: creators.get(contract), first, time }]
  })
}
