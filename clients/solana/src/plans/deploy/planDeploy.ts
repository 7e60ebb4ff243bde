import type { PlanWarning } from '@mintline/core/drop'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { Keypair, PublicKey } from '@solana/web3.js'
import { initialiseEditionsControls } from '../../instructions/initialiseEditionsControls.ts'
import { NOBODY, tokensIn } from '../../limits.ts'
import { editionsDeploymentAddress } from '../../pda/publicKeys.ts'
import { COMPUTE_LIMITS, type Plan, type PlannedTransaction } from '../../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import { type CollectionTerms, collectionChanges } from '../changes/collectionChanges.ts'
import { phaseChanges } from '../changes/phaseChanges.ts'
import type { CollectionTexts } from '../collection/collectionTexts.ts'
import { packChanges, sizeOfGroupMint } from '../collection/packChanges.ts'
import { lockWarnings } from '../lockedParts.ts'
import { packPhases } from '../phases/packPhases.ts'
import { tokenSteps } from '../phases/phaseTokens.ts'
import { addPhaseSteps } from '../phases/planAddPhases.ts'
import { completeFeeCap } from '../problems/feeCap.ts'
import { assertNoProblems } from '../problems/problems.ts'
import { withKeys } from '../problems/shares.ts'
import { receiverWarnings } from '../receivers/receiverFacts.ts'
import { controlsSize, deploymentSize, EMPTY_HASHLIST_SIZE } from '../recordSizes.ts'
import { commitChange, commitWarnings, filesChange } from '../reveal/committedFiles.ts'
import { collectDeployProblems, completePlatformFee, receiversOf } from './collectDeployProblems.ts'
import type { DeployInput } from './deployInput.ts'
import { splitDeployment } from './splitDeployment.ts'

/** A plan for a new collection. */
export interface DeployPlan extends Plan {
  /** The collection's future address. */
  readonly deployment: SolanaAddress
  readonly groupMint: SolanaAddress
  /** Number of transactions at the end that add the phases and accept their tokens. */
  readonly phaseTransactions: number
}

/**
 * Plans how to deploy a collection with its phases.
 *
 * Royalties, uris and extra fields that do not fit the first transaction follow in further ones, as few as possible.
 * Phases come last, so that nobody mints before everything is set, committed to and locked. Check separately that the
 * symbol is free.
 *
 * @throws INPUT_INVALID with all problems
 */
export function planDeploy(input: DeployInput): DeployPlan {
  const { symbol, signers = [], phases = [], rentOf = rentExempt, reveal } = input
  const { priceTokens: tokens = new Map() } = input
  assertNoProblems(collectDeployProblems({ ...input, priceTokens: tokens }))
  const groupMint = input.groupMint ?? Keypair.generate()
  const creator = new PublicKey(input.creator)
  const payer = new PublicKey(input.payer ?? input.creator)
  const deployment = editionsDeploymentAddress(symbol)
  const target = { deployment, groupMint: groupMint.publicKey, creator, payer }

  const build = (part: CollectionTexts) =>
    initialiseEditionsControls({ ...target, ...argumentsOf(input, part) })
  const { texts, locks, deferred } = splitDeployment(
    textsOfInput(input),
    input.locks ?? {},
    build,
    (candidate) => fitsTransaction({ instructions: [candidate], payer }),
  )
  const deploying: PlannedTransaction = {
    title: `Deploy ${symbol}`,
    instructions: [initialiseEditionsControls({ ...target, ...argumentsOf(input, texts), locks })],
    payer,
    signers: [...signers, groupMint],
    maxComputeUnits: COMPUTE_LIMITS.deployment,
    rent: rentOfDeployment(texts, rentOf),
  }
  const receivers = receiversOf(input).map(({ address }) => address)
  const committing = reveal ? [commitChange(deployment.toBase58(), reveal)] : []
  const changes = packChanges({ target, texts, signers, rentOf }, [...deferred, ...committing])
  const steps = [
    ...tokenSteps(target, tokensIn(phases), { tokens, rentOf }),
    ...addPhaseSteps(target, phases, 0),
  ]
  const added = packPhases({ target, phases: [], signers, rentOf }, steps)
  const opening = input.opensAtOnce && changes.length === 0 ? joined(deploying, added) : undefined
  return {
    title: `Deploy ${symbol}`,
    transactions: opening ? [opening] : [deploying, ...changes, ...added],
    phaseTransactions: opening ? 0 : added.length,
    warnings: [
      payerBecomesAdmin(payer),
      ...receiverWarnings(receivers, input),
      ...lockWarnings(input.locks ?? {}),
      ...(reveal ? commitWarnings(reveal, input.maxNumberOfTokens ?? 0n) : []),
    ],
    changes: [
      ...collectionChanges(undefined, termsOfDeploy(input)),
      ...(reveal ? [filesChange(undefined, { fileCount: reveal.fileCount })] : []),
      ...phases.flatMap((phase, index) =>
        phaseChanges(index, undefined, { ...phase, active: true }, tokens),
      ),
    ],
    deployment: solanaAddress(deployment.toBase58()),
    groupMint: solanaAddress(groupMint.publicKey.toBase58()),
  }
}

/** Returns a deployment together with its phases; undefined if they take more than its transaction. */
function joined(
  deploying: PlannedTransaction,
  [phases, ...others]: readonly PlannedTransaction[],
): PlannedTransaction | undefined {
  if (!phases || others.length > 0) return undefined
  const together = {
    ...deploying,
    title: `${deploying.title} and ${phases.title.charAt(0).toLowerCase()}${phases.title.slice(1)}`,
    instructions: [...deploying.instructions, ...phases.instructions],
    rent: deploying.rent + phases.rent,
  }
  return fitsTransaction(together) ? together : undefined
}

/** Returns the terms that a collection is deployed with. */
export function termsOfDeploy(input: DeployInput): CollectionTerms {
  // The seed of a reveal is nobody's to show.
  const { reveal: _, ...shown } = input
  const { maxNumberOfTokens = 0n, maxMintsPerWallet = 0n, extraMeta = [] } = input
  const platformFee = completePlatformFee(input.platformFee)
  return {
    ...shown,
    maxNumberOfTokens,
    maxMintsPerWallet,
    extraMeta,
    locks: input.locks ?? {},
    cosignerProgramId: input.cosignerProgramId ?? NOBODY,
    platformFee,
    platformFeeCap: completeFeeCap(platformFee, input.platformFeeCap),
    platformFeePrimaryAdmin: input.payer ?? input.creator,
    platformFeeSecondaryAdmin: input.platformFeeSecondaryAdmin ?? NOBODY,
  }
}

function textsOfInput(input: DeployInput): CollectionTexts {
  const { symbol, collectionName, collectionUri, itemBaseName, itemBaseUri, royalties } = input
  const extraFields = input.extraMeta ?? []
  return {
    symbol,
    collectionName,
    collectionUri,
    itemBaseName,
    itemBaseUri,
    royalties,
    extraFields,
  }
}

function argumentsOf(input: DeployInput, texts: CollectionTexts) {
  const { cosignerProgramId, platformFeeSecondaryAdmin: secondaryAdmin, platformFeeCap } = input
  const platformFee = completePlatformFee(input.platformFee)
  return {
    symbol: texts.symbol,
    collectionName: texts.collectionName,
    collectionUri: texts.collectionUri,
    itemBaseName: texts.itemBaseName,
    itemBaseUri: texts.itemBaseUri,
    treasury: new PublicKey(input.treasury),
    maxMintsPerWallet: input.maxMintsPerWallet ?? 0n,
    maxNumberOfTokens: input.maxNumberOfTokens ?? 0n,
    royalties: { ...texts.royalties, creators: withKeys(texts.royalties.creators) },
    platformFee: { ...platformFee, recipients: withKeys(platformFee.recipients) },
    extraMeta: texts.extraFields,
    // Without a cap, the program takes the fee, which saves bytes.
    ...(platformFeeCap && { platformFeeCap: completeFeeCap(platformFee, platformFeeCap) }),
    ...(cosignerProgramId && { cosignerProgramId: new PublicKey(cosignerProgramId) }),
    ...(secondaryAdmin && { platformFeeSecondaryAdmin: new PublicKey(secondaryAdmin) }),
  }
}

function rentOfDeployment(texts: CollectionTexts, rentOf: RentFormula): bigint {
  const sizes = [
    deploymentSize(texts),
    controlsSize([]),
    EMPTY_HASHLIST_SIZE,
    sizeOfGroupMint(texts),
  ]
  return sizes.reduce((sum, size) => sum + rentOf(size), 0n)
}

function payerBecomesAdmin(payer: PublicKey): PlanWarning {
  return {
    code: 'PAYER_BECOMES_FEE_ADMIN',
    message: `${payer.toBase58()} pays and becomes the primary platform fee admin; only it can transfer that role`,
  }
}
