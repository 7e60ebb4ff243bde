import {
  type DropChain,
  type DropChange,
  type DropPlan,
  type DropPlanInput,
  everythingTo,
  phaseTermsOf,
  termsOf,
} from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import { fetchHasCode } from '../administration/sharedImplementation.ts'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { dropAddress } from '../contract/dropAddress.ts'
import { chainTime } from '../contract/dropState.ts'
import { nativeCoinOf } from '../contract/nativeCoin.ts'
import type { EvmWallet } from '../wallet/evmWallet.ts'
import { collectionChange, type EvmStep, type PlannedSteps, together } from './evmStep.ts'
import { type EvmSentStep, type EvmStepPreview, evmStepSender } from './evmStepSender.ts'
import { assertEvmTerms, type EvmTerms } from './evmTerms.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import {
  brokenFeeRules,
  feePhasesToCome,
  newFeeProblems,
  phasesToCome,
  presentFeePhases,
} from './flatFee.ts'
import { NEW_DROP, planDeployment, recipientIn, settingsOfNew } from './planDeployment.ts'
import { type PhasedInput, planAllPhased } from './planPhased.ts'
import { planWarnings } from './planWarnings.ts'
import {
  type EvmPresent,
  presentPhased,
  type ReadTokens,
  readPresent,
  type TokenState,
} from './readDrop.ts'
import {
  batchStep,
  collectionUriStep,
  type FeeInput,
  platformFeeSteps,
  royaltiesStep,
  type SetDrop,
  sharedMetadataStep,
  treasuryStep,
} from './settingSteps.ts'
import { tokenRoyalty } from './settingTexts.ts'
import { phasedTerms, type TokenTerms } from './tokenTerms.ts'

/** Reads, plans and sends drops on an EVM chain. */
export type EvmDropChain = DropChain<
  EvmTerms,
  EvmPresent,
  EvmStep,
  EvmWallet,
  EvmStepPreview,
  EvmSentStep
>

/** A plan on an EVM chain, and what it is for. */
export type EvmPlanInput = DropPlanInput<EvmTerms, EvmPresent>

/**
 * Creates a reader, planner and sender for drops on a connection's chain.
 *
 * `read` also throws UNKNOWN_CONTRACT_TYPE or NO_CONTRACT_DATA for contracts that are not drops, CHAIN_MISMATCH for
 * another chain's union id, and TOKEN_ID_REQUIRED. `plan` also throws RECEIVER_IS_COLLECTION and
 * TEXT_INVALID.
 *
 * @param tokens Token ids that are read in ERC-1155 drops.
 */
export function evmDropChain(connection: EvmConnection, tokens: ReadTokens = {}): EvmDropChain {
  return {
    ...evmStepSender(connection),
    read: (contract, options) => readIfAny(connection, { contract, ...tokens }, options),
    // It depends on the wallet's nonce.
    addressToBe: async () => undefined,
    termsOf: presentTerms,
    plan: (input, options) =>
      input.present
        ? planPresent(connection, { ...input, present: input.present }, options)
        : planNew(connection, input, options),
  }
}

async function readIfAny(
  connection: EvmConnection,
  reference: Parameters<typeof readPresent>[1],
  options: AskOptions = {},
): Promise<EvmPresent | undefined> {
  try {
    return await readPresent(connection, reference, options)
  } catch (error) {
    if (!isMintlineError(error, 'NO_CONTRACT_DATA')) throw error
    // Other contracts do not answer either.
    if (await fetchHasCode(connection, dropAddress(reference).address, options)) throw error
    return undefined
  }
}

/** Plans the deployment, and what follows it for an address that is not known yet. */
async function planNew(
  connection: EvmConnection,
  { terms, wallet }: EvmPlanInput,
  options: AskOptions = {},
): Promise<DropPlan<EvmStep>> {
  const network = await fetchNetwork(connection, options)
  assertEvmTerms(terms, undefined, { network, present: undefined })
  const deployment = await planDeployment(connection, { terms, wallet }, options)
  const { variant, tokenId } = terms.extras
  const drop = { address: NEW_DROP, variant, tokenId }
  const settings = settingsOfNew(terms, wallet)
  const inputs = phasedTerms(terms).map((phased) => ({
    terms: phased,
    present: { drop: { ...drop, tokenId: phased.tokenId }, settings, conditions: [] },
  }))
  const { currencies } = terms
  const now = await fetchStart(connection, inputs, options)
  const refusedFees = brokenFeeRules(terms, { network, now })
  const isFeeRefused = refusedFees.length > 0
  const planned = planSettings({ drop, settings }, terms, {
    ...{ coin: nativeCoinOf(network), isFeeRefused },
    presentPhases: [],
    wantedPhases: feePhasesToCome(terms.phases ?? [], currencies, now),
  })
  const { refused, ...phases } = planAllPhased(inputs, { currencies, now, hasMulticall: true })
  const following = together([planned, isFeeRefused ? unsent(phases) : phases])
  return {
    steps: [
      ...deployment.steps,
      ...following.steps.map((step) => ({ ...step, dependsOnEarlier: true, isOfNewDrop: true })),
    ],
    changes: [
      ...deployment.changes,
      ...following.changes.map((change) => ({ ...change, before: undefined })),
    ],
    lasting: [],
    refused: [...refusedFees, ...refused],
    warnings: [],
  }
}

async function planPresent(
  connection: EvmConnection,
  { terms, present }: EvmPlanInput & { readonly present: EvmPresent },
  options: AskOptions = {},
): Promise<DropPlan<EvmStep>> {
  const { contract, settings, hasMulticall } = present
  const { network } = contract
  const own = presentTerms(present)
  assertEvmTerms(terms, own, { network, present })
  const lasting = lastingChanges(terms, present)
  if (contract.variant !== terms.extras.variant) {
    return { steps: [], changes: [], lasting, refused: [], warnings: [] }
  }
  const presentPhases = presentFeePhases(phasesToCome(contract), present.currencies)
  const refusedFees = newFeeProblems(terms, own, contract)
  const isFeeRefused = refusedFees.length > 0
  const planned = planSettings({ drop: contract, settings }, terms, {
    coin: nativeCoinOf(network),
    presentPhases,
    isFeeRefused,
    wantedPhases: terms.phases
      ? feePhasesToCome(terms.phases, terms.currencies, chainTime(contract))
      : presentPhases,
  })
  const inputs = phasedTerms(terms).flatMap((phased) => {
    const found = presentPhased(present, phased.tokenId)
    return found ? [{ terms: phased, present: found }] : []
  })
  const now = await fetchStart(connection, inputs, options)
  const { refused, ...phases } = planAllPhased(inputs, {
    ...{ currencies: terms.currencies, now, hasMulticall },
    resetClaims: terms.extras.resetClaims,
  })
  const warnings = planWarnings(inputs, phases.changes)
  return {
    ...together([planned, isFeeRefused ? unsent(phases) : phases]),
    lasting,
    refused: [...refusedFees, ...refused],
    warnings,
  }
}

/** Returns the start of phases without one, which only new first phases need. */
async function fetchStart(
  connection: EvmConnection,
  inputs: readonly PhasedInput[],
  options: AskOptions,
): Promise<bigint> {
  const isNeeded = inputs.some(
    ({ terms: { phases }, present: { conditions } }) => phases && conditions.length === 0,
  )
  return isNeeded ? fetchChainTime(connection, options) : 0n
}

/** Returns differences that no transaction can settle. */
function lastingChanges({ name, symbol, items, extras }: EvmTerms, present: EvmPresent) {
  const { contract, settings } = present
  const folders = items.form === 'folders' ? items.folders : []
  const compared: readonly DropChange[] = [
    collectionChange('extras.variant', 'variant', contract.variant, extras.variant),
    collectionChange('name', 'name', settings.name, name),
    collectionChange('symbol', 'symbol', settings.symbol, symbol),
    ...settings.batches.map(({ firstTokenId, lastTokenId }, index) =>
      collectionChange(
        `items.folders.${index}.items`,
        `token ids ${firstTokenId} to ${lastTokenId}`,
        `${lastTokenId - firstTokenId + 1n} token ids`,
        `${folders[index]?.items ?? 0} token ids`,
      ),
    ),
  ]
  return compared.filter(({ before, after }) => before !== after)
}

/** Plans the collection's settings. */
function planSettings(
  drop: SetDrop,
  { uri, items, money }: EvmTerms,
  {
    isFeeRefused,
    ...fees
  }: Pick<FeeInput, 'coin' | 'presentPhases' | 'wantedPhases'> & { readonly isFeeRefused: boolean },
): PlannedSteps {
  const fee = wantedFee(money.platformFee)
  const ofFee = platformFeeSteps({ ...drop, ...fees, fee })
  const { valueBp, recipients } = money.royalties
  return together([
    collectionUriStep(drop, uri),
    itemSteps(drop, items),
    treasuryStep(drop, recipientIn(money.receivers)),
    royaltiesStep(drop, { valueBp, recipient: recipientIn(recipients) }),
    isFeeRefused ? unsent(ofFee) : ofFee,
  ])
}

/** Returns a part whose steps the chain would refuse. */
function unsent({ changes }: PlannedSteps): PlannedSteps {
  return { steps: [], changes }
}

function itemSteps(drop: SetDrop, items: EvmTerms['items']): PlannedSteps {
  if (items.form === 'shared') return sharedMetadataStep(drop, items)
  const folders = items.form === 'folders' ? items.folders : []
  let firstTokenId = 0n
  const steps = folders.map(({ uri: baseUri, items: amount }, index) => {
    const planned = batchStep(drop, { index, firstTokenId, amount, baseUri })
    firstTokenId += amount
    return planned
  })
  return together(steps)
}

function wantedFee(fee: EvmTerms['money']['platformFee']): FeeInput['fee'] {
  const recipient = fee.recipients && recipientIn(fee.recipients)
  return fee.type === 'flat' ? { flat: fee.value, recipient } : { valueBp: fee.valueBp, recipient }
}

/** Returns the terms that a drop has, for the token ids that it was read with. */
function presentTerms({ state, settings }: EvmPresent): EvmTerms {
  const { variant, tokenId, ofCollection, otherTokens } = state.extras
  const { receiver, royalty } = ofCollection
  const own = settings.token?.saleRecipient
  const terms = termsOf(state, {
    ...{ variant, tokenId },
    ofTokenId: {
      receiver: own === receiver ? undefined : own,
      royalty: tokenRoyalty(settings),
    },
    otherTokens: otherTokens.map(tokenTerms),
    implementation: undefined,
    ownImplementation: undefined,
  })
  return {
    ...terms,
    // A state's are those of its token id.
    money: {
      ...terms.money,
      receivers: everythingTo(receiver),
      royalties: { valueBp: royalty.valueBp, recipients: everythingTo(royalty.recipient) },
    },
  }
}

function tokenTerms({ minted: _, phases, ...token }: TokenState): TokenTerms {
  return { ...token, phases: phases.map(phaseTermsOf) }
}
