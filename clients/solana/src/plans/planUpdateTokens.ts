import type { InputProblem } from '@mintline/core/errors'
import { PublicKey } from '@solana/web3.js'
import { byteLength } from '../byteLength.ts'
import { LockError } from '../errors/lockError.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { updateTokenNameUri } from '../instructions/updateTokenNameUri.ts'
import { administrationTransaction } from '../transaction/administrationTransaction.ts'
import type { Plan } from '../transaction/plan.ts'
import { HeldRent, type RentFormula, rentExempt } from '../transaction/rentExempt.ts'
import { fitsTransaction, packGreedily } from '../transaction/transactionSize.ts'
import { type PlanFor, requireCreator } from './collection/requireRole.ts'
import { checkSomebody } from './problems/addresses.ts'
import { checkMetadataAddress } from './problems/metadataAddress.ts'
import { assertNoProblems, collectProblems } from './problems/problems.ts'
import { checkName } from './problems/texts.ts'
import { itemMintSize } from './recordSizes.ts'

/** Maximum items per transaction (specification 9). */
export const ITEMS_PER_TRANSACTION = 5

/** One item's new texts, written as they are, without replacing `{}`. */
export interface ItemTexts {
  /** Base58. */
  readonly mint: string
  /** At most 64 bytes. */
  readonly name: string
  /** At most 200 bytes. */
  readonly uri: string
  /**
   * Present texts, for the rent; an unchanged uri is not checked. If unknown, they count as empty, which gives the
   * highest possible rent.
   */
  readonly before?: { readonly name: string; readonly uri: string } | undefined
}

export interface UpdateTokensInput extends PlanFor {
  /** Each item at most once. */
  readonly items: readonly ItemTexts[]
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Collects everything that the programs would refuse, by paths from `items`. */
export function collectUpdateTokensProblems({
  info,
  items,
}: Pick<UpdateTokensInput, 'info' | 'items'>): readonly InputProblem[] {
  return collectProblems((problems) => {
    if (info.locks.texts && items.length > 0) {
      problems.add('items', new LockError('TEXTS_LOCKED', {}))
    }
    const named = new Set<string>()
    for (const [index, { mint, name, uri, before }] of items.entries()) {
      const path = `items.${index}`
      if (checkSomebody(problems, `${path}.mint`, mint) && named.has(mint)) {
        problems.add(`${path}.mint`, new SolanaClientError('ADDRESS_REPEATED', { address: mint }))
      }
      named.add(mint)
      checkName(problems, `${path}.name`, name)
      checkMetadataAddress(problems, `${path}.uri`, uri, before?.uri)
    }
  })
}

/**
 * Plans new names and uris for minted items, five per transaction or as many as fit.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems
 */
export function planUpdateTokens(input: UpdateTokensInput): Plan {
  const { info, wallet, items, rentOf = rentExempt } = input
  requireCreator(input)
  assertNoProblems(collectUpdateTokensProblems(input))
  const payer = new PublicKey(wallet)
  const deployment = new PublicKey(info.editions)
  const steps = items.map(({ mint, name, uri, before }) => ({
    instruction: updateTokenNameUri({
      deployment,
      creator: payer,
      mint: new PublicKey(mint),
      newName: name,
      newUri: uri,
    }),
    rent: new HeldRent(rentOf, sizeOf(info.symbol, before)).growTo(
      sizeOf(info.symbol, { name, uri }),
    ),
  }))
  const batches = packGreedily(
    steps,
    (batch) =>
      batch.length <= ITEMS_PER_TRANSACTION &&
      fitsTransaction({ instructions: batch.map(({ instruction }) => instruction), payer }),
  )
  return {
    title: `Update ${counted(items.length)} of ${info.symbol}`,
    transactions: batches.map((batch) =>
      administrationTransaction(
        `Update ${counted(batch.length)}`,
        payer,
        batch.map(({ instruction }) => instruction),
        batch.reduce((sum, { rent }) => sum + rent, 0n),
      ),
    ),
    warnings: [],
  }
}

function sizeOf(symbol: string, texts = { name: '', uri: '' }): number {
  return itemMintSize(byteLength(symbol) + byteLength(texts.name) + byteLength(texts.uri))
}

function counted(items: number): string {
  return items === 1 ? '1 item' : `${items} items`
}
