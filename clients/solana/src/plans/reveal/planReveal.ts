import type { PlanWarning } from '@mintline/core/drop'
import { PublicKey } from '@solana/web3.js'
import { RevealError } from '../../errors/revealError.ts'
import { isCommittedTo, type RevealSecret } from '../../instructions/revealCommitment.ts'
import { revealFiles } from '../../instructions/revealFiles.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { RevealRecord } from '../../reads/records/reveal.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { Plan } from '../../transaction/plan.ts'
import { HeldRent, type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { type PlanFor, requireCreator } from '../collection/requireRole.ts'
import { revealSize } from '../recordSizes.ts'
import { filesChange } from './committedFiles.ts'

export interface RevealPlanInput extends PlanFor {
  /** The collection's commitment, from `fetchReveal`; undefined = none. */
  readonly committed: RevealRecord | undefined
  /** Seed and base uri, as committed to. */
  readonly secret: RevealSecret
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/**
 * Reveals the files of all items at once, in one transaction, for good. Whoever sees the plan sees the seed.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws REVEAL_NOT_COMMITTED, ALREADY_REVEALED
 * @throws REVEAL_MISMATCH if the collection is committed to another seed or uri
 */
export function planReveal(input: RevealPlanInput): Plan {
  const { info, wallet, committed, secret, rentOf = rentExempt } = input
  const { symbol } = info
  requireCreator(input)
  if (!committed) throw new RevealError('REVEAL_NOT_COMMITTED', { symbol })
  if (committed.revealed) throw new RevealError('ALREADY_REVEALED', { symbol })
  if (!isCommittedTo(committed, secret)) throw new RevealError('REVEAL_MISMATCH', { symbol })
  const title = `Reveal the files of ${symbol}`
  const creator = new PublicKey(wallet)
  const instruction = revealFiles({
    deployment: new PublicKey(info.editions),
    creator,
    baseUri: secret.baseUri,
    seed: secret.seed,
  })
  const rent = new HeldRent(rentOf, revealSize('')).growTo(revealSize(secret.baseUri))
  return {
    title,
    transactions: [administrationTransaction(title, creator, [instruction], rent)],
    warnings: revealWarnings(info, committed),
    changes: [filesChange(committed, { fileCount: committed.fileCount, revealed: secret })],
  }
}

function revealWarnings(
  { maxNumberOfTokens: max, numberOfTokensIssued: issued }: CollectionInfo,
  { fileCount }: RevealRecord,
): PlanWarning[] {
  const filled = max > 0n && max < fileCount ? max : fileCount
  if (issued >= filled) return []
  return [
    {
      code: 'REVEAL_BEFORE_SOLD_OUT',
      message: `${filled - issued} items with files are still to be minted: from now on, everybody knows which file the next item shows`,
    },
  ]
}
