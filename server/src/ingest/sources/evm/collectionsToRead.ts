import type { DecodedLogs } from '../../decode/evm/decodeLogs.ts'
import type { TokenStandard } from '../../decode/evm/transfersOf.ts'
import type { DueFacts } from './dueFacts.ts'
import type { CollectionToRead } from './fetchCollections.ts'

/** Reasons to read collections. */
interface Reasons {
  /** Contracts that are not in the database, or that are stored with too late a first block. */
  readonly fresh: readonly string[]
  readonly decoded: Pick<DecodedLogs, 'changedCollections' | 'creators'>
  readonly due: Pick<DueFacts, 'collections'>
  /** First logs' blocks, by contract. */
  readonly firsts: ReadonlyMap<string, CollectionToRead['first']>
  readonly standardOf: (contract: string) => TokenStandard | undefined
  /** Returns a block by number. */
  readonly blockOf: (number: bigint) => CollectionToRead['first']
}

/** Selects collections that are new, that report a change, or whose facts are due, without duplicates. */
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
