import {
  allowlistEntryAddress,
  type MerkleMintInput,
  mintWithControls,
  mintWithControlsV2,
  mintWithControlsV3,
} from '@mintline/solana'
import type { PublicKey } from '@solana/web3.js'
import { LISTS } from '../model/names.ts'
import {
  claimOf,
  cosignerOf,
  countOf,
  namesToken,
  type PhaseState,
  paidRecipients,
  payerOf,
  phaseIndexOf,
  type State,
} from '../model/state.ts'
import type { AnyMint, MintStep } from '../model/steps.ts'
import { platformFee, type Request, withAccount } from './requestParts.ts'
import type { Run } from './run.ts'
import { addressOf, keypairOf } from './world.ts'

/** Builds a step's mint, by its instruction. */
export async function mintRequest(run: Run, state: State, step: AnyMint): Promise<Request> {
  const cosigner = cosignerOf(state, step.cosigner)
  const phaseIndex = phaseIndexOf(state, step.phase)
  const input = {
    deployment: run.deployment,
    groupMint: run.groupMint,
    treasury: addressOf(step.flaw === 'otherTreasury' ? 'feeC' : state.treasury),
    feeRecipients: recipientsOf(run, state, step),
    issued: BigInt(state.items.length),
    minter: addressOf(step.minter),
    phaseIndex,
    usesAllowlist: usesAllowlist(state.phases[phaseIndex], step),
    ...(cosigner && { cosigner: addressOf(cosigner) }),
  }
  const claim = merkleInput(run, step, state.phases[phaseIndex])
  const names = [step.minter, payerOf(step), ...(cosigner ? [cosigner] : [])]
  const signers = [...new Set(names)].map(keypairOf)
  if (step.kind === 'mintWithControls') {
    const mint = run.freshMint()
    const instruction = mintWithControls({
      ...input,
      mint: mint.publicKey,
      ...claim,
    })
    return { instruction: swapped(run, step, phaseIndex, instruction), signers: [...signers, mint] }
  }
  const mintCount = countOf(state, step.minter) + (step.flaw === 'laterItemMint' ? 1n : 0n)
  const wallets = { ...input, mintCount, merkleMintInput: claim, maxPrice: step.maxPrice }
  const instruction =
    step.kind === 'mintWithControlsV2'
      ? mintWithControlsV2(wallets)
      : mintWithControlsV3({
          ...wallets,
          payer: addressOf(payerOf(step)),
          ...(step.receiver !== 'minter' && { receiver: run.addressOf(step.receiver) }),
          ...(namesToken(step, state.phases[phaseIndex]) && { token: run.world.token }),
          usesVault: step.usesVault,
        })
  return { instruction: swapped(run, step, phaseIndex, instruction), signers }
}

function recipientsOf(run: Run, state: State, { flaw }: MintStep) {
  const { recipients } = platformFee(run, { ...state.fee, recipients: paidRecipients(state.fee) })
  if (flaw === 'fewerRecipients') return recipients.slice(0, -1)
  return flaw === 'reversedRecipients' ? recipients.toReversed() : recipients
}

function usesAllowlist(phase: PhaseState | undefined, { entry }: MintStep): boolean {
  return entry === 'own' ? phase?.type === 'allowList' : entry !== 'none'
}

function swapped(run: Run, step: AnyMint, phaseIndex: number, instruction: Request['instruction']) {
  const { flaw, entry, minter } = step
  const { other } = run.world
  if (flaw === 'otherDeployment') withAccount(instruction, run.deployment, other.deployment)
  if (flaw === 'otherGroupMint') {
    withAccount(instruction, run.groupMint, other.groupMint.publicKey)
  }
  if (entry === 'own' || entry === 'none') return instruction
  const entryOf = (wallet: PublicKey) => allowlistEntryAddress(run.deployment, wallet, phaseIndex)
  return withAccount(instruction, entryOf(addressOf(minter)), entryOf(addressOf(entry)))
}

function merkleInput(
  { world }: Run,
  step: AnyMint,
  phase: PhaseState | undefined,
): MerkleMintInput | undefined {
  const claim = claimOf(step, phase)
  if (!claim) return undefined
  const { of = step.minter, flaw } = claim
  const list = claim.list ?? phase?.list ?? 'members'
  const { price, maxClaims } = LISTS[list][of] ?? { price: 0n, maxClaims: 1n }
  const proof = world.lists[list].proofOf({ wallet: addressOf(of), price, maxClaims })
  return {
    merkleProof: flaw === 'emptyProof' ? [] : proof,
    ...(flaw !== 'noPrice' && { allowListPrice: flaw === 'otherPrice' ? price + 1n : price }),
    ...(flaw !== 'noClaims' && {
      allowListMaxClaims:
        flaw === 'zeroClaims' ? 0n : flaw === 'moreClaims' ? maxClaims + 1n : maxClaims,
    }),
  }
}
