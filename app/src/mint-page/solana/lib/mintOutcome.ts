import { isMintlineError } from '@mintline/core'
import type { MintShortfall, SolanaMintedItem, SolanaMintResult } from '@mintline/solana'
import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { type MintOutcome, outcomeOfFailure } from '../../lib/mintOutcome.ts'
import { numberedName, type ShownItem, shownMetadata } from '../../lib/shownItem.ts'
import type { MintNetwork } from '../../model/mintNetworkContext.ts'

type Explorer = MintNetwork['explorer']
type OnChain = Pick<SolanaMintedItem, 'mint' | 'number' | 'name' | 'metadata'>

/** Returns the outcome for a mint with at least one confirmed item. */
export function outcomeOfMint(
  { minted, items, hashes, failure }: SolanaMintResult,
  { mintTo, explorer }: { mintTo: string | undefined; explorer: Explorer },
): MintOutcome {
  return {
    status: 'minted',
    minted,
    items: items.map((item) => shownItem(item, explorer)),
    isMissingSome: minted > BigInt(items.length),
    hashes,
    mintTo,
    shortfall: failure && shortfallText(failure),
  }
}

/** A mint's confirmed part. */
export interface ConfirmedPart {
  /** Items. */
  minted: bigint
  /** Signatures, base58. */
  hashes: readonly string[]
  /** Items requested. */
  quantity: bigint
  /** Another wallet that received them, in base58; undefined = the minter. */
  mintTo: string | undefined
}

/** Returns the outcome for a mint that threw: anything confirmed before counts as minted. */
export function outcomeOfMintError(
  error: unknown,
  { minted, hashes, quantity, mintTo }: ConfirmedPart,
): MintOutcome {
  if (minted === 0n) {
    return isMintlineError(error, 'MINT_RACE_LOST')
      ? { status: 'overtaken', error }
      : outcomeOfFailure(error)
  }
  const missing = quantity - minted
  return {
    status: 'minted',
    minted,
    items: [],
    isMissingSome: true,
    hashes,
    mintTo,
    // When the items cannot be read, the reason for the rest is lost.
    shortfall: missing > 0n ? shortfallText({ quantity: missing, error: NO_ANSWER }) : undefined,
  }
}

const NO_ANSWER = new Error('the network stopped answering')

/** Explains why a part of a mint failed: `1 item was not minted: …`. */
export function shortfallText({ quantity, error }: MintShortfall): string {
  const items = countText(quantity, 'item was', 'items were')
  const end = outcomeOfFailure(error)
  if (end.status === 'rejected') return `${items} not minted: you rejected it in your wallet.`
  if (end.status === 'expired') return `${items} not minted: it expired, and cannot land any more.`
  return `${items} not minted: ${errorText(error)}`
}

/** Describes an item on chain, as shown. */
export function shownItem(
  { mint, number, name: nameOnChain, metadata }: OnChain,
  explorer: Explorer,
): ShownItem {
  const { name, picture } = shownMetadata(metadata, nameOnChain)
  return {
    id: mint,
    name: numberedName(name, number),
    picture,
    url: explorer({ address: mint }),
  }
}
