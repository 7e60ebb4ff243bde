import { solanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import { NO_LOCKS } from '../instructions/lock.ts'
import type { ShareInput } from '../instructions/types.ts'
import { NOBODY, PRICE_TOKEN } from '../limits.ts'
import { proofFits, proofNodes } from '../mint/proofFits.ts'
import { editionsControlsAddress, editionsDeploymentAddress } from '../pda/publicKeys.ts'
import type { DeployInput } from '../plans/deploy/deployInput.ts'
import { termsOfDeploy } from '../plans/deploy/planDeploy.ts'
import { lookupTableToBe, type PaidToken } from '../plans/lookupTable/lookupTableAddresses.ts'
import { phaseTermsOf } from '../plans/phases/phaseInput.ts'
import type { DesiredPhase } from '../plans/phases/planPhaseChanges.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { deployInputOf, type SolanaDropTerms } from './dropTerms.ts'

/** Placeholder for a future collection's mint, distinct from all other accounts. */
const SOME_GROUP_MINT = new PublicKey(new Uint8Array(32).fill(2)).toBase58()

/** The parts of a collection that its terms decide and mints depend on. */
type Decided = Pick<
  CollectionInfo,
  'treasury' | 'maxNumberOfTokens' | 'cosignerProgramId' | 'platformFees'
>

/**
 * Returns a collection as its terms would make it, without their phases: to find out how long proofs may be and what a
 * lookup table contains.
 *
 * @param wallet The creating wallet's address.
 * @param info The present collection; undefined if it does not exist yet.
 */
export function collectionToBe(
  terms: SolanaDropTerms,
  wallet: string,
  info?: CollectionInfo,
): CollectionInfo {
  const input = deployInputOf(terms, wallet, info)
  return info ? { ...info, ...decided(input) } : newCollection(input)
}

function newCollection(input: DeployInput): CollectionInfo {
  const { symbol, itemBaseName, itemBaseUri, extraMeta = [], royalties } = input
  const deployment = editionsDeploymentAddress(symbol)
  const creator = solanaAddress(input.creator)
  const groupMint = solanaAddress(SOME_GROUP_MINT)
  return {
    ...decided(input),
    editions: solanaAddress(deployment.toBase58()),
    editionsControls: solanaAddress(editionsControlsAddress(deployment).toBase58()),
    symbol,
    groupMint,
    group: groupMint,
    numberOfTokensIssued: 0n,
    itemBaseName,
    itemBaseUri,
    itemNameIsTemplate: itemBaseName.includes('{}'),
    itemUriIsTemplate: itemBaseUri.includes('{}'),
    creator,
    maxMintsPerWallet: input.maxMintsPerWallet ?? 0n,
    phases: [],
    locks: { ...NO_LOCKS, ...input.locks },
    owed: [],
    royalties: { ...royalties, creators: royalties.creators.map(withAddress) },
    metadata: {
      symbol,
      updateAuthority: undefined,
      mint: groupMint,
      collectionBaseName: input.collectionName,
      collectionBaseUri: input.collectionUri,
      extraMetadata: extraMeta,
    },
  }
}

function decided(input: DeployInput): Decided {
  const { platformFee, cosignerProgramId = NOBODY, platformFeeSecondaryAdmin: admin } = input
  const { platformFeeValue = 0n, isFeeFlat = false } = platformFee
  return {
    treasury: solanaAddress(input.treasury),
    maxNumberOfTokens: input.maxNumberOfTokens ?? 0n,
    cosignerProgramId: cosignerProgramId === NOBODY ? undefined : solanaAddress(cosignerProgramId),
    platformFees: {
      feeValue: platformFeeValue,
      isFlat: isFeeFlat,
      recipients: platformFee.recipients.map(withAddress),
      primaryAdmin: solanaAddress(input.payer ?? input.creator),
      secondaryAdmin: admin === undefined ? undefined : solanaAddress(admin),
      cap: termsOfDeploy(input).platformFeeCap,
    },
  }
}

function withAddress({ address, share }: ShareInput) {
  return { address: solanaAddress(address), share }
}

/**
 * Returns phases as a plan leaves them.
 *
 * @param info The present collection; undefined if it does not exist yet.
 * @param now Chain time in Unix seconds, when new phases without a start begin.
 */
export function phasesToBe(
  wanted: readonly DesiredPhase[],
  info: CollectionInfo | undefined,
  now: bigint,
): readonly EditionPhase[] {
  return wanted.map((phase, phaseIndex) => {
    const existing = info?.phases[phaseIndex]
    const terms = phaseTermsOf(phase, existing?.startTime ?? now)
    return {
      ...terms,
      phaseIndex,
      priceToken: solanaAddress(terms.priceToken ?? PRICE_TOKEN),
      currentMints: existing?.currentMints ?? 0n,
      active: phase.active ?? true,
      merkleRoot: phase.merkleRoot,
    }
  })
}

/** Fit of a list's proofs in one mint: without a lookup table, with one, or never. */
export type ProofFit = 'fits' | 'needsTable' | 'tooLong'

/**
 * Returns whether mints of a collection, in its present or future state, hold a merkle list's proofs.
 *
 * @param wallets Wallets in the list.
 * @param token The phase's price token; undefined = the network's coin.
 */
export function proofFitOf(info: CollectionInfo, wallets: number, token?: PaidToken): ProofFit {
  const nodes = proofNodes(wallets)
  if (proofFits(info, nodes, { token })) return 'fits'
  const withTable = { token, lookupTable: lookupTableToBe(info, token && [token]) }
  return proofFits(info, nodes, withTable) ? 'needsTable' : 'tooLong'
}
