import { type DropPhaseTerms, type DropTerms, TermError, termsOf } from '@mintline/core/drop'
import { CoreError, type InputProblem } from '@mintline/core/errors'
import { NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { PhaseType } from '@mintline/core/mint'
import { hexToBytes } from '@noble/hashes/utils.js'
import { SEED_LENGTH } from '../instructions/revealCommitment.ts'
import type { Locks, MetadataField } from '../instructions/types.ts'
import { isClientKey, NOBODY } from '../limits.ts'
import { collectDeployProblems } from '../plans/deploy/collectDeployProblems.ts'
import type { DeployInput } from '../plans/deploy/deployInput.ts'
import { phaseTermsOf } from '../plans/phases/phaseInput.ts'
import type { DesiredPhase } from '../plans/phases/planPhaseChanges.ts'
import type { PlatformFeeCapInput } from '../plans/problems/feeCap.ts'
import { collectProblems, type Problems } from '../plans/problems/problems.ts'
import type { CommittedFiles } from '../plans/reveal/committedFiles.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { MintNetwork } from '../rpc/network.ts'
import type { SolanaPresent } from './readDrop.ts'
import { problemsInTerms } from './termPaths.ts'

/** Wanted parts that only drops on Solana and Eclipse have. Addresses are base58. */
export interface SolanaTermsExtras {
  /**
   * Highest platform fee that the fee admins can ever set; it can only be lowered. Default of each part: as on chain, or
   * a new drop's fee.
   */
  readonly feeCap: PlatformFeeCapInput | undefined
  /** May set the platform fee, as the deploying wallet may. Undefined = nobody. */
  readonly secondFeeAdmin: string | undefined
  /** Takes the first fee admin's place in a drop on chain. Default: as it is. */
  readonly firstFeeAdmin?: string | undefined
  /** Signs every mint, as the owner can in its place. Undefined = no co-sign. */
  readonly cosigner: string | undefined
  /** The collection's metadata fields other than royalties, lookup table and lists; others on chain stay there. */
  readonly fields: readonly MetadataField[]
  /** Parts that can never change again; false and omitted ones stay as they are. */
  readonly locks: Partial<Locks>
  /** Files to commit to before the first mint and to reveal later. Undefined = none. */
  readonly files: Omit<CommittedFiles, 'seed'> | undefined
  /** True if mints get a lookup table, which makes room for longer proofs: see `proofFitOf`. */
  readonly lookupTable: boolean
}

/** A drop on Solana or Eclipse as its creator wants it. */
export type SolanaDropTerms = DropTerms<SolanaTermsExtras>

/** Returns the terms that a drop has. */
export function presentTerms({ state, info }: SolanaPresent): SolanaDropTerms {
  const { cosigner, locks } = state.extras
  return termsOf(state, {
    ...{ cosigner, locks },
    fields: state.extras.fields.filter(({ field }) => !isClientKey(field)),
    feeCap: undefined,
    secondFeeAdmin: info.platformFees.secondaryAdmin,
    files: undefined,
    lookupTable: false,
  })
}

const SOME_SEED = new Uint8Array(SEED_LENGTH)
const ROOT = /^0x[0-9a-f]{64}$/

/**
 * Collects everything in terms that no drop can have, by their paths: for forms and config checks, without a network.
 *
 * @param wallet The creating wallet's address.
 */
export function collectDropProblems(
  terms: SolanaDropTerms,
  wallet: string,
): readonly InputProblem[] {
  const foreign = collectForeignTerms(terms)
  if (foreign.length > 0) return foreign
  const phases = terms.phases?.map((phase) => {
    const { startTime, endTime } = phase
    // A phase without a start begins before it ends.
    const start = startTime ?? (endTime === undefined ? 0n : endTime - 1n)
    return phaseTermsOf({ ...desiredPhaseOf(phase), startTime: start }, 0n)
  })
  const { files } = terms.extras
  const reveal = files && { ...files, seed: SOME_SEED }
  const input = { ...deployInputOf(terms, wallet), phases, reveal }
  return problemsInTerms(collectDeployProblems(input))
}

/**
 * Collects terms that drops on other chains can have.
 *
 * @param network Default: prices may be in the currencies of any network.
 */
export function collectForeignTerms(
  { description, items, money, sale, phases = [] }: SolanaDropTerms,
  network?: MintNetwork,
): readonly InputProblem[] {
  return collectProblems((problems) => {
    const refuse = (path: string, term: string) =>
      problems.add(path, new TermError('TERM_NOT_SUPPORTED', { chains: CHAINS, term }))
    if (description !== '') refuse('description', 'a description besides the metadata')
    if (items.form !== 'templates') refuse('items', 'items other than by templates')
    if (money.receivers.length !== 1) refuse('money.receivers', 'several receivers of the price')
    if (sale.isPaused) refuse('sale.isPaused', 'a pause of all phases')
    if (sale.endTime !== undefined) refuse('sale.endTime', 'an end of all phases')
    checkBasisPoints(problems, money.platformFee)
    for (const [index, phase] of phases.entries()) {
      const path = `phases.${index}`
      const { key, kind, list, maxPerTransaction, price } = phase
      if ((key ?? `${index}`) !== `${index}`) refuse(`${path}.key`, 'phases in another order')
      if ((kind === 'list') !== (list !== undefined)) {
        refuse(`${path}.list`, kind === 'list' ? 'a list phase without a list' : 'a public list')
      }
      if (maxPerTransaction !== 0n) {
        refuse(`${path}.maxPerTransaction`, 'a limit for each transaction')
      }
      if (network && blockchainOf(price.currency.id) !== network.blockchain) {
        refuse(`${path}.price.currency`, `a price in ${price.currency.id}`)
      }
    }
  })
}

const CHAINS = 'Solana and Eclipse'

function checkBasisPoints(problems: Problems, fee: SolanaDropTerms['money']['platformFee']): void {
  if (fee.type === 'flat' || Number.isInteger(fee.valueBp)) return
  const { valueBp } = fee
  problems.add('money.platformFee', new CoreError('BASIS_POINTS_INVALID', { valueBp }))
}

/**
 * Converts terms for the client's deployment planners, without phases and files.
 *
 * @param creator The creating wallet's address.
 * @param info The collection, for fee recipients that stay as they are. Undefined = it does not exist yet.
 */
export function deployInputOf(
  { name, symbol, uri, items, supply, money, extras }: SolanaDropTerms,
  creator: string,
  info?: CollectionInfo,
): DeployInput {
  const { platformFee: fee, royalties, receivers } = money
  const templates = items.form === 'templates' ? items : { name: '', uri: '' }
  return {
    creator,
    symbol,
    collectionName: name,
    collectionUri: uri,
    itemBaseName: templates.name,
    itemBaseUri: templates.uri,
    treasury: receivers[0]?.address ?? NOBODY,
    maxNumberOfTokens: supply.maxItems,
    maxMintsPerWallet: supply.maxPerWallet,
    royalties: { royaltyBasisPoints: royalties.valueBp, creators: royalties.recipients },
    platformFee: {
      platformFeeValue: fee.type === 'flat' ? fee.value : BigInt(fee.valueBp),
      isFeeFlat: fee.type === 'flat',
      recipients: fee.recipients ?? info?.platformFees.recipients ?? [],
    },
    platformFeeCap: extras.feeCap,
    extraMeta: extras.fields,
    cosignerProgramId: extras.cosigner,
    platformFeeSecondaryAdmin: extras.secondFeeAdmin,
    locks: extras.locks,
  }
}

/** Converts a phase's terms for the client's planners. */
export function desiredPhaseOf(phase: DropPhaseTerms): DesiredPhase {
  const { price, list, startTime, endTime, maxPerWallet, maxItems, isOpen } = phase
  const priceToken = tokenOf(price.currency.id)
  return {
    priceAmount: price.value,
    ...(priceToken !== undefined && { priceToken }),
    phaseType: phaseTypeOf(phase),
    startTime,
    endTime,
    maxMintsPerWallet: maxPerWallet,
    maxMintsTotal: maxItems,
    ...(list?.form === 'merkle' && { merkleRoot: rootBytes(list.root) }),
    active: isOpen,
  }
}

function phaseTypeOf({ kind, list }: DropPhaseTerms): PhaseType {
  if (kind === 'public') return 'public'
  return list?.form === 'merkle' ? 'merkleTree' : 'allowList'
}

/** Returns no bytes for text that is no root, which planners refuse. */
function rootBytes(root: string): Uint8Array {
  return ROOT.test(root) ? hexToBytes(root.slice('0x'.length)) : new Uint8Array()
}

function blockchainOf(currencyId: string): string {
  return currencyId.slice(0, currencyId.indexOf(':'))
}

/** Returns a currency's mint; undefined = the network's coin. Addresses are checked by planners. */
export function tokenOf(currencyId: string): string | undefined {
  const address = currencyId.slice(currencyId.indexOf(':') + 1)
  return address === NATIVE_CURRENCY || address === NOBODY ? undefined : address
}
