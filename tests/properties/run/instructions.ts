import {
  type Administration,
  addPhase,
  addPriceToken,
  addToAllowlist,
  claimPayment,
  claimTokenPayment,
  closeAllowlistAccount,
  commitReveal,
  initialiseEditionsControls,
  lock,
  lowerPlatformFeeCap,
  modifyCollection,
  modifyMetadata,
  modifyPhase,
  modifyPlatformFee,
  modifyPlatformFeePrimaryAdmin,
  modifyPlatformFeeSecondaryAdmin,
  modifyRoyalties,
  type PhaseTerms,
  revealCommitment,
  revealFiles,
  transferOwnership,
  updateTokenNameUri,
} from '@mintline/solana'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { claimantOf } from '../model/fee.ts'
import { entryKey, entryOf, phaseIndexOf, type State, walletOf } from '../model/state.ts'
import type { Actor, AnyMint, DeploymentFlaw, Step, StepOf, Terms } from '../model/steps.ts'
import { tokenClaimantOf } from '../model/tokenRules.ts'
import { mintRequest } from './mintRequest.ts'
import {
  cosignerProgram,
  platformFee,
  type Request,
  withAccount,
  withAddresses,
} from './requestParts.ts'
import type { Run } from './run.ts'
import { addressOf, keypairOf, secretOf, type World } from './world.ts'

type Instruction = Exclude<Step, { kind: 'moveTime' }>

/** Builds a step's instruction in a state. */
export async function requestOf(run: Run, state: State, step: Instruction): Promise<Request> {
  if (isMint(step)) return mintRequest(run, state, step)
  if (step.kind === 'initialiseEditionsControls') return deployAgain(run, step)
  if (step.kind === 'claimPayment') {
    const { deployment } = run
    const receiver = addressOf(claimantOf(state, step))
    return { instruction: claimPayment({ deployment, receiver }), signers: [] }
  }
  if (step.kind === 'claimTokenPayment') {
    const { deployment, world } = run
    const receiver = addressOf(tokenClaimantOf(state, step))
    const instruction = claimTokenPayment({ deployment, receiver, token: world.token })
    return { instruction, signers: [] }
  }
  return {
    instruction: await administrationOf(run, state, step),
    signers: [keypairOf(walletOf(state, step.by))],
  }
}

/** Returns true for a mint, by any instruction. */
export function isMint(step: Step): step is AnyMint {
  return step.kind.startsWith('mintWithControls')
}

type AdministrationStep = Exclude<
  Instruction,
  AnyMint | StepOf<'initialiseEditionsControls' | 'claimPayment' | 'claimTokenPayment'>
>

async function administrationOf(
  run: Run,
  state: State,
  step: AdministrationStep,
): Promise<TransactionInstruction> {
  const { deployment, world } = run
  const owner = ownerInput(run, state, step.by)
  const admin = { deployment, admin: addressOf(walletOf(state, step.by)) }
  switch (step.kind) {
    case 'addPhase':
      return withTokenRecord(
        run,
        state,
        addPhase({ ...owner, phase: phaseTerms(world, step.terms) }),
      )
    case 'modifyPhase':
      return withTokenRecord(
        run,
        state,
        modifyPhase({
          ...owner,
          phaseIndex: phaseIndexOf(state, step.phase),
          active: step.active,
          phase: phaseTerms(world, step.terms),
        }),
      )
    case 'addPriceToken':
      return addPriceToken({ ...owner, token: world.token })
    case 'commitReveal': {
      const commitment = revealCommitment(deployment.toBase58(), secretOf(step.secret))
      return commitReveal({ ...owner, commitment, fileCount: step.files })
    }
    case 'revealFiles': {
      const committed = state.reveal?.secret ?? 'first'
      const name = step.secret === 'committed' ? committed : step.secret
      return revealFiles({ ...owner, ...secretOf(name) })
    }
    case 'addToAllowlist':
      return addToAllowlist({
        ...owner,
        phaseIndex: phaseIndexOf(state, step.phase),
        user: addressOf(step.user),
        price: step.price,
        amount: step.amount,
      })
    case 'closeAllowlistAccount':
      return closeAllowlistAccount(closeInput(run, state, step))
    case 'modifyCollection':
      return flawed(run, step.flaw, modifyCollection(collectionInput(run, owner, step)))
    case 'modifyMetadata':
      return flawed(run, step.flaw, modifyMetadata({ ...owner, ...step }))
    case 'modifyRoyalties': {
      const { basisPoints: royaltyBasisPoints, creators } = step.royalties
      const royalties = { royaltyBasisPoints, creators: withAddresses(run, creators) }
      return flawed(run, step.flaw, modifyRoyalties({ ...owner, royalties }))
    }
    case 'modifyPlatformFee':
      return modifyPlatformFee({ ...admin, platformFee: platformFee(run, step.fee) })
    case 'lowerPlatformFeeCap':
      return lowerPlatformFeeCap({ ...admin, cap: step.cap })
    case 'modifyPlatformFeePrimaryAdmin':
      return modifyPlatformFeePrimaryAdmin({ ...admin, newAdmin: addressOf(step.to) })
    case 'modifyPlatformFeeSecondaryAdmin':
      return modifyPlatformFeeSecondaryAdmin({ ...admin, newAdmin: addressOf(step.to) })
    case 'lock':
      return lock({ ...owner, locks: step.locks })
    case 'transferOwnership':
      return transferOwnership({ ...owner, newOwner: run.addressOf(step.to) })
    case 'updateTokenNameUri':
      return flawed(
        run,
        step.flaw,
        updateTokenNameUri({
          ...owner,
          mint: targetOf(run, step.target),
          newName: step.name,
          newUri: step.uri,
        }),
      )
  }
}

function ownerInput(
  { deployment, groupMint }: Run,
  state: State,
  by: Actor,
): Administration & { groupMint: PublicKey } {
  return { deployment, groupMint, creator: addressOf(walletOf(state, by)) }
}

function collectionInput(
  run: Run,
  owner: Administration & { groupMint: PublicKey },
  step: StepOf<'modifyCollection'>,
) {
  const { isCosigned, treasury } = step
  return {
    ...owner,
    changes: {
      maxNumberOfTokens: step.maxItems,
      maxMintsPerWallet: step.maxPerWallet,
      treasury: treasury && run.addressOf(treasury),
      cosignerProgramId: isCosigned === undefined ? undefined : cosignerProgram(isCosigned),
      collectionName: step.name,
      collectionUri: step.uri,
      itemBaseName: step.itemName,
      itemBaseUri: step.itemUri,
    },
  }
}

function closeInput(run: Run, state: State, step: StepOf<'closeAllowlistAccount'>) {
  const { user, phaseIndex } = entryOf(state, step.entry)
  const payer = state.entries.get(entryKey(user, phaseIndex))?.payer ?? 'stranger'
  return {
    ...ownerInput(run, state, step.by),
    phaseIndex,
    user: addressOf(user),
    rentReceiver: addressOf(step.receiver === 'payer' ? payer : step.receiver),
  }
}

async function deployAgain(
  run: Run,
  { by, flaw }: StepOf<'initialiseEditionsControls'>,
): Promise<Request> {
  const { input } = run
  const freshMint = keypairOf('a group mint that never comes to be')
  const instruction = initialiseEditionsControls({
    ...input,
    creator: addressOf(by),
    payer: addressOf(by),
    groupMint: freshMint.publicKey,
    ...(flaw === 'longItemName' && { itemBaseName: 'n'.repeat(65) }),
    ...(flaw === 'longName' && { collectionName: 'n'.repeat(65) }),
    ...(flaw === 'royaltyTooHigh' && {
      royalties: { ...input.royalties, royaltyBasisPoints: 10_001 },
    }),
    ...(flaw === 'noTreasury' && { treasury: PublicKey.default }),
    ...(flaw === 'shareMissing' && { platformFee: { ...input.platformFee, recipients: [] } }),
  })
  return { instruction, signers: [keypairOf(by), freshMint] }
}

function targetOf(run: Run, target: StepOf<'updateTokenNameUri'>['target']): PublicKey {
  if (target === 'groupMint') return run.groupMint
  if (target === 'otherItem') return run.world.otherItem
  if (typeof target === 'number') return run.mints[target % run.mints.length] ?? run.groupMint
  return addressOf(target)
}

/** Builds the instruction with an account that does not belong to the collection. */
function flawed(
  run: Run,
  flaw: DeploymentFlaw | undefined,
  instruction: TransactionInstruction,
): TransactionInstruction {
  const { other } = run.world
  switch (flaw) {
    case undefined:
      return instruction
    case 'otherDeployment':
      return withAccount(instruction, run.deployment, other.deployment)
    case 'otherGroupMint':
      return withAccount(instruction, run.groupMint, other.groupMint.publicKey)
    case 'itemAsGroupMint':
      return withAccount(instruction, run.groupMint, run.mints[0] ?? run.world.otherItem)
  }
}

/** Leaves the price token's record out until there is one. */
function withTokenRecord(
  { world, tokenRecord }: Run,
  { tokenOwed }: State,
  instruction: TransactionInstruction,
): TransactionInstruction {
  if (tokenOwed) return instruction
  return withAccount(instruction, tokenRecord, world.chain.controls.programId)
}

function phaseTerms({ lists, token }: World, terms: Terms): PhaseTerms {
  return {
    priceAmount: terms.price,
    startTime: terms.start,
    endTime: terms.end,
    maxMintsPerWallet: terms.maxPerWallet,
    maxMintsTotal: terms.maxTotal,
    phaseType: terms.type,
    ...(terms.isInTokens && { priceToken: token.mint }),
    ...(terms.list && { merkleRoot: lists[terms.list].root }),
  }
}
