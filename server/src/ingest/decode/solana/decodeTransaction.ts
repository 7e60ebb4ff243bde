import type { Blockchain } from '@mintline/core/networks'
import {
  type DecodedMint,
  decodeEvents,
  decodeMint,
  type NodeTransaction,
  type PaidMint,
  paidMintOf,
} from '@mintline/solana/reads'
import type { ItemActivity } from '../../itemActivity.ts'
import { changesOfCollections, type DeployedCollection } from './changesOfCollections.ts'
import { type HolderChange, holderChanges } from './holderChanges.ts'

/** Items known before a transaction. */
export interface KnownItems {
  readonly blockchain: Extract<Blockchain, 'SOLANA' | 'ECLIPSE'>
  /** Returns an item's collection address, by mint; undefined = not an item. */
  readonly collectionOf: (mint: string) => string | undefined
}

/** Token account that holds an item after a transaction. */
export interface ItemPlace {
  readonly mint: string
  /** The collection's address. */
  readonly collection: string
  /** Undefined = the item was burned. */
  readonly account: string | undefined
}

/** A transaction's changes. */
export interface DecodedTransaction {
  readonly activities: readonly ItemActivity[]
  /** Items that the transaction minted or moved, each with its place afterwards. */
  readonly places: readonly ItemPlace[]
  /** Collections that it deployed. */
  readonly deployed: readonly DeployedCollection[]
  /** Addresses of deployments or of their controls whose facts may have changed. */
  readonly changedCollections: readonly string[]
  /** Mints of items with a new name and uri. */
  readonly changedItems: readonly string[]
  /** Addresses of deployments or their controls, whose items may show other files now. */
  readonly showing: readonly string[]
}

const NOTHING: DecodedTransaction = {
  activities: [],
  places: [],
  deployed: [],
  changedCollections: [],
  changedItems: [],
  showing: [],
}

/** A mint and its position in a transaction. */
interface MintInTransaction extends DecodedMint {
  /** Instruction number, with nested ones counted. */
  readonly index: number
}

/**
 * Decodes a transaction. Everything but prices comes from instructions and token balances: a sender can push logs out
 * of a transaction, but not these. Only programs themselves can run their instructions or log their events.
 *
 * An item has at most one mint, then one transfer or burn: moves through other accounts in one transaction count as one
 * transfer from the first holder to the last.
 */
export function decodeTransaction(
  transaction: NodeTransaction,
  known: KnownItems,
): DecodedTransaction {
  if (transaction.hasFailed) return NOTHING
  const mints = mintsOf(transaction)
  const minted = new Map<string, MintInTransaction>(mints.map((mint) => [mint.mint, mint]))
  const moves = holderChanges(transaction, {
    receiverOf: (mint) => minted.get(mint)?.receiver,
    collectionOf: (mint) => minted.get(mint)?.deployment ?? known.collectionOf(mint),
  })
  const paid = paidMints(transaction)
  const activityOf = ({ mint, ...change }: ActivityFacts): ItemActivity => {
    const payment = change.type === 'MINT' ? paid.get(mint) : undefined
    return {
      ...change,
      item: { blockchain: known.blockchain, contract: mint, tokenId: undefined },
      value: 1n,
      purchase: false,
      transaction: transaction.signature,
      mintPrice: payment?.price,
      ...(payment?.currency !== undefined && { mintCurrency: payment.currency }),
    }
  }
  return {
    activities: [...mints.map(factsOfMint), ...moves.flatMap(factsOfMove)].map(activityOf),
    places: moves.map(({ mint, collection, account }) => ({ mint, collection, account })),
    ...changesOfCollections(transaction),
  }
}

/** Fields that differ between activities in one transaction. */
type ActivityFacts = Pick<
  ItemActivity,
  'type' | 'collection' | 'from' | 'to' | 'index' | 'data'
> & {
  readonly mint: string
}

function factsOfMint(found: MintInTransaction): ActivityFacts {
  const { mint, deployment: collection, minter, payer, receiver, index } = found
  const data = {
    ...(minter !== receiver && { minter }),
    ...(payer !== minter && { payer }),
  }
  const facts = { type: 'MINT', mint, collection, from: undefined, to: receiver, index } as const
  return Object.keys(data).length === 0 ? facts : { ...facts, data }
}

/** Empty if the item only moved between its holder's accounts. */
function factsOfMove({ mint, collection, from, to, index }: HolderChange): ActivityFacts[] {
  if (from === to) return []
  return [{ type: to === undefined ? 'BURN' : 'TRANSFER', mint, collection, from, to, index }]
}

/** Returns what was paid for each mint, as far as the events are in the logs. */
function paidMints({ logs }: NodeTransaction): ReadonlyMap<string, PaidMint> {
  const paid = decodeEvents(logs).events.flatMap((event) => paidMintOf(event) ?? [])
  return new Map(paid.map((mint) => [mint.mint, mint]))
}

/** Decodes a transaction's mints in order, from its instructions. */
export function mintsOf({ instructions }: NodeTransaction): MintInTransaction[] {
  return instructions.flatMap((instruction, index) => {
    const mint = decodeMint(instruction)
    return mint ? [{ ...mint, index }] : []
  })
}
