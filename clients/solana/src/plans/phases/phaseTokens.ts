import { PublicKey } from '@solana/web3.js'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Administration } from '../../instructions/accounts.ts'
import { addPriceToken } from '../../instructions/addPriceToken.ts'
import { createTokenAccount } from '../../instructions/createTokenAccount.ts'
import type { PhaseTerms, PriceTokenMint } from '../../instructions/types.ts'
import { priceTokenOf } from '../../limits.ts'
import type { PriceTokenFacts } from '../../reads/fetchPriceTokens.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { checkAddress } from '../problems/addresses.ts'
import type { Problems } from '../problems/problems.ts'
import { PRICE_TOKEN_SIZE, TOKEN_ACCOUNT_SIZE, tokenAccountSize } from '../recordSizes.ts'
import type { TokenStep } from './packPhases.ts'
import type { PlannedPhase } from './phaseInput.ts'

/** A token for prices in a collection: see `fetchPhaseTokens`. */
export interface PhaseToken extends PriceTokenFacts {
  /** False if an extension could change what a payment moves; the program refuses such a token. */
  readonly isPlain: boolean
  /** True if the collection has a record for it, so that phases may name it. */
  readonly isAdded: boolean
  /** Treasury and fee recipients without a token account for it, in base58. */
  readonly withoutAccount: readonly string[]
}

/** Tokens by mint. */
export type PhaseTokens = ReadonlyMap<string, PhaseToken>

/** Known facts about the tokens that phases name. */
export interface PhaseTokenFacts {
  /**
   * From `fetchPhaseTokens`. Default: tokens are not looked up, no plan can start to use one, and new receivers get no
   * token account.
   */
  readonly priceTokens?: PhaseTokens | undefined
}

/** Any phase, with the mint of its price token. */
interface Priced {
  readonly priceToken?: string | undefined
}

/** Checks that the program takes a phase's new token. */
export function checkPriceToken(
  problems: Problems,
  path: string,
  phase: Priced,
  tokens: PhaseTokens | undefined,
): void {
  const mint = priceTokenOf(phase)
  if (mint === undefined || !checkAddress(problems, path, mint) || !tokens) return
  const token = tokens.get(mint)
  if (!token) problems.add(path, new SolanaClientError('PRICE_TOKEN_NOT_FOUND', { mint }))
  else if (!token.isPlain) {
    const { symbol } = token
    problems.add(path, new SolanaClientError('PRICE_TOKEN_NOT_PLAIN', { mint, symbol }))
  }
}

/**
 * Builds what tokens need before phases can name them: each token's record, once, and the receivers' accounts, so that
 * mints can pay them.
 *
 * @param mints Base58; tokens that are not known are left out.
 */
export function tokenSteps(
  target: Administration,
  mints: readonly string[],
  { tokens, rentOf = rentExempt }: { tokens: PhaseTokens; rentOf?: RentFormula | undefined },
): readonly TokenStep[] {
  const payer = target.payer ?? target.creator
  return mints.flatMap((mint): readonly TokenStep[] => {
    const facts = tokens.get(mint)
    if (!facts) return []
    const { symbol, isAdded, withoutAccount } = facts
    const token = tokenKeys(facts)
    const record: TokenStep = {
      type: 'token',
      symbol,
      instructions: [addPriceToken({ ...target, token })],
      rent: rentOf(PRICE_TOKEN_SIZE) + rentOf(TOKEN_ACCOUNT_SIZE),
    }
    const accounts = accountSteps(facts, { receivers: withoutAccount, payer, rentOf })
    return isAdded ? accounts : [record, ...accounts]
  })
}

/** Receivers, and who pays for their accounts. */
interface AccountOwners {
  /** Base58; those with an account are left out. */
  readonly receivers: readonly string[]
  readonly payer: PublicKey
  /** The cluster's rent. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/** Builds the accounts that receivers lack for a token. */
export function accountSteps(
  facts: PhaseToken,
  { receivers, payer, rentOf = rentExempt }: AccountOwners,
): readonly TokenStep[] {
  const token = tokenKeys(facts)
  const owners = facts.withoutAccount.filter((owner) => receivers.includes(owner))
  return owners.map((owner) => ({
    type: 'token',
    symbol: facts.symbol,
    instructions: [createTokenAccount({ token, owner: new PublicKey(owner), payer })],
    rent: rentOf(tokenAccountSize(facts.tokenProgram)),
  }))
}

/** Returns a token's addresses for the instruction builders. */
export function tokenKeys({ mint, tokenProgram }: PriceTokenFacts): PriceTokenMint {
  return { mint: new PublicKey(mint), tokenProgram: new PublicKey(tokenProgram) }
}

/** Converts a planned phase for the instruction builders. */
export function termsOnChain({ priceToken, ...terms }: PlannedPhase): PhaseTerms {
  return { ...terms, ...(priceToken && { priceToken: new PublicKey(priceToken) }) }
}
