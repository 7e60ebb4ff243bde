import type { UserTransactionResponse } from '@aptos-labs/ts-sdk'
import {
  type AdministrationPlan,
  type AptosDrop,
  type DropSettings,
  fetchClaimRestriction,
  fetchDropItems,
  fetchDropSettings,
  mintItems,
  type PhaseTermsInput,
  planEndTime,
  planOwnershipAcceptance,
  planOwnershipOffer,
  planOwnershipOfferCancellation,
  planPaused,
  planPhases,
  planPlatformFee,
  planRevenueSplit,
  planRoyalties,
  planTotalSupply,
  sendPlan,
  type UserTransaction,
} from '@mintline/aptos'
import { isMintlineError } from '@mintline/core'
import { currentIndex, phaseOf, type State, sortedPhases, walletOf } from '../model/state.ts'
import type { Mint, OwnerStep, Split, Terms } from '../model/steps.ts'
import { MISSING_PHASE, proofOf, rootOf, startOf } from './calls.ts'
import type { Drop } from './drop.ts'
import { gasOf, type Outcome } from './sendCall.ts'

/** Steps that the client has a plan for. */
export type PlannedStep = Exclude<OwnerStep, { kind: 'upsertAllowlist' | 'removeFromAllowlist' }>

const QUICKLY = { pollingInterval: 1 }

/** Plans a change as the client does, and sends the plan. */
export async function changeByClient(
  drop: Drop,
  state: State,
  step: PlannedStep,
): Promise<Outcome> {
  const { network, wallets } = drop.world
  return outcomeOf(async () => {
    const settings = await fetchDropSettings(network.connection, drop.reference)
    const plan = planOf(drop, state, settings, step)
    const wallet = wallets[walletOf(state, step.by)]
    const sent = await sendPlan(network.connection, { plan, wallet }, QUICKLY)
    return sent.map(({ transaction }) => transaction)
  })
}

/** Mints as the client does. */
export async function mintByClient(drop: Drop, state: State, step: Mint): Promise<Outcome> {
  const { network, wallets } = drop.world
  return outcomeOf(async () => {
    const price = sortedPhases(state)[currentIndex(state) ?? -1]?.price ?? 0n
    const maxPrice = price + step.bound
    const { hash } = await mintItems(
      network.connection,
      {
        ...requestOf(drop, step),
        wallet: wallets[step.by],
        quantity: step.quantity,
        maxPrice: maxPrice < 0n ? 0n : maxPrice,
        ...(step.how === 'mint to' && { mintTo: drop.addresses[step.to] }),
      },
      QUICKLY,
    )
    const transaction = await network.aptos.getTransactionByHash({ transactionHash: hash })
    return [transaction as UserTransactionResponse]
  })
}

/** Returns the client's answer before a mint: `claimable`, or the restriction's code. */
export async function restrictionOf(drop: Drop, { by, quantity, ...step }: Mint): Promise<string> {
  const request = { ...requestOf(drop, step), wallet: drop.addresses[by], quantity }
  const found = await fetchClaimRestriction(drop.world.network.connection, request)
  return found.type === 'restricted' ? found.code : 'claimable'
}

/** Fetches the items' holders and names. */
export async function itemsOf(drop: Drop, itemIds: readonly string[]): Promise<string[]> {
  const items = await fetchDropItems(drop.world.network.connection, {
    contract: drop.contract,
    itemIds,
  })
  return items.map(({ owner, metadata }) => {
    const name = metadata && 'name' in metadata ? metadata.name : undefined
    return `${owner} ${name}`
  })
}

function requestOf(
  drop: Drop,
  { how, claim, isMisdirected }: Pick<Mint, 'how' | 'claim' | 'isMisdirected'>,
): AptosDrop {
  const reference = isMisdirected ? drop.misdirected : drop.reference
  const proof = proofOf(drop, claim)
  const hasProof =
    how === 'mint with proof' || (how === 'minter script' && proof.maxPerWalletByAllowList > 0n)
  return {
    ...reference,
    ...(hasProof && { proofSource: async () => proof }),
    ...((how === 'mint script' || how === 'minter script') && { mintBy: 'script' }),
  }
}

async function outcomeOf(send: () => Promise<readonly UserTransaction[]>): Promise<Outcome> {
  try {
    const transactions = await send()
    return {
      refusal: undefined,
      abort: undefined,
      gas: transactions.reduce((sum, transaction) => sum + gasOf(transaction), 0n),
      events: transactions.flatMap(({ events }) => events),
    }
  } catch (error) {
    if (!isMintlineError(error)) throw error
    const abort = isMintlineError(error, 'MODULE_ABORTED') ? error.context.name : undefined
    return { refusal: error.code, abort, gas: 0n, events: [] }
  }
}

function planOf(
  drop: Drop,
  state: State,
  settings: DropSettings,
  step: PlannedStep,
): AdministrationPlan {
  switch (step.kind) {
    case 'addPhase':
    case 'modifyPhase':
    case 'removePhase':
      return planPhases(settings, wantedPhases(drop, state, settings, step))
    case 'setTotalSupply':
      return planTotalSupply(settings, step.totalSupply)
    case 'setPlatformFee': {
      const { isFlat, value, split } = step.fee
      const feeSplit = sharesOf(drop, split)
      return planPlatformFee(
        settings,
        isFlat
          ? { type: 'flat', value, feeSplit }
          : { type: 'percentage', valueBp: Number(value), feeSplit },
      )
    }
    case 'setRevenueSplit':
      return planRevenueSplit(settings, sharesOf(drop, step.split))
    case 'setRoyalties':
      return planRoyalties(settings, {
        royaltyPayeeAddress: drop.addresses[step.royalties.payee],
        royaltyPointsDenominator: step.royalties.denominator,
        royaltyPointsNumerator: step.royalties.numerator,
      })
    case 'setEndTime':
      return planEndTime(settings, step.end === 'never' ? undefined : state.base + step.end)
    case 'setPaused':
      return planPaused(settings, step.isPaused)
    case 'offerOwnership':
      return planOwnershipOffer(settings, drop.addresses[walletOf(state, step.to)])
    case 'cancelOwnershipOffer':
      return planOwnershipOfferCancellation(settings)
    case 'acceptOwnership':
      return planOwnershipAcceptance(settings)
  }
}

type PhaseStep = Extract<PlannedStep, { kind: 'addPhase' | 'modifyPhase' | 'removePhase' }>

function wantedPhases(
  drop: Drop,
  state: State,
  { phases }: DropSettings,
  step: PhaseStep,
): PhaseTermsInput[] {
  if (step.kind === 'addPhase') return [...phases, termsOf(drop, state, step.terms)]
  const phaseId = phaseOf(state, step.phase)?.id ?? MISSING_PHASE
  const others = phases.filter((phase) => phase.phaseId !== phaseId)
  if (step.kind === 'removePhase') return others
  return [...others, { ...termsOf(drop, state, step.terms), phaseId }]
}

function termsOf(drop: Drop, state: State, terms: Terms): PhaseTermsInput {
  return {
    saleMintTime: startOf(state, terms),
    saleMintPrice: terms.price,
    maxPerWallet: terms.maxPerWallet,
    maxPerTransaction: terms.maxPerTransaction,
    isPrivate: terms.isPrivate,
    merkleRoot: rootOf(drop, terms),
  }
}

function sharesOf({ addresses }: Drop, split: Split) {
  return split.map(({ to, share }) => ({ recipient: addresses[to], share }))
}
