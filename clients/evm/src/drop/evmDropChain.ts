import { type AskOptions, CoreError, isMintlineError } from '@mintline/core'
import type {
  DropChain,
  DropChange,
  DropPlan,
  DropPlanInput,
  RefusedChange,
} from '@mintline/core/drop'
import { evmAddress } from '@mintline/core/identifiers'
import { fetchHasCode } from '../administration/sharedImplementation.ts'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { dropAddress } from '../contract/dropAddress.ts'
import { nativeCoinOf } from '../contract/nativeCoin.ts'
import { conditionsToSet } from './conditionsToSet.ts'
import { collectionChange, type EvmStep, type PlannedSteps, together } from './evmStep.ts'
import { assertEvmTerms, type EvmTerms, unsupported } from './evmTerms.ts'
import { fetchChainTime } from './fetchChainTime.ts'
import { feeCurrencies, phasesToCome, presentFeePhases, wantedFeePhases } from './flatFee.ts'
import { NEW_DROP, planDeployment, recipientIn, settingsOfNew } from './planDeployment.ts'
import { type PhasesInput, phaseChanges, planPhases } from './planPhases.ts'
import { type EvmPresent, readPresent } from './readDrop.ts'
import {
  batchStep,
  collectionUriStep,
  type FeeInput,
  maxSupplyStep,
  platformFeeSteps,
  royaltiesStep,
  type SetDrop,
  sharedMetadataStep,
  tokenRoyaltiesStep,
  tokenTreasuryStep,
  treasuryStep,
} from './settingSteps.ts'
import { textOfShare, tokenRoyalty } from './settingTexts.ts'

/** Reads and plans drops on an EVM chain. */
export type EvmDropChain = DropChain<EvmTerms, EvmPresent, EvmStep>

/** A plan on an EVM chain, and what it is for. */
export type EvmPlanInput = DropPlanInput<EvmTerms, EvmPresent>

/**
 * Creates a reader and planner for drops on a connection's chain.
 *
 * `read` also throws UNKNOWN_CONTRACT_TYPE or NO_CONTRACT_DATA for contracts that are not drops, CHAIN_MISMATCH for
 * another chain's union id, and TOKEN_ID_REQUIRED. `plan` also throws FLAT_FEE_CLOSES_PHASE, RECEIVER_IS_COLLECTION and
 * TEXT_INVALID.
 *
 * @param options Token id by which ERC-1155 drops are read, unless their union ids contain it.
 */
export function evmDropChain(
  connection: EvmConnection,
  { tokenId }: { readonly tokenId?: bigint | undefined } = {},
): EvmDropChain {
  return {
    read: (contract, options) => readIfAny(connection, { contract, tokenId }, options),
    // It depends on the wallet's nonce.
    addressToBe: async () => undefined,
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
  assertEvmTerms(terms, { network, present: undefined })
  const deployment = await planDeployment(connection, { terms, wallet }, options)
  const { variant, tokenId } = terms.extras
  const drop = { address: NEW_DROP, variant, tokenId }
  const settings = planSettings({ drop, settings: settingsOfNew(terms, wallet) }, terms, {
    coin: nativeCoinOf(network),
    presentPhases: [],
    wantedPhases: wantedFeePhases(terms.phases ?? [], terms.currencies),
  })
  const { refused, ...phases } = await planTermsPhases(connection, { terms, drop }, [], options)
  const following = together([settings, phases])
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
    refused,
    warnings: [],
  }
}

async function planPresent(
  connection: EvmConnection,
  { terms, present }: EvmPlanInput & { readonly present: EvmPresent },
  options: AskOptions = {},
): Promise<DropPlan<EvmStep>> {
  const { contract, settings, currencies } = present
  const { network, conditions } = contract
  assertEvmTerms(terms, { network, present })
  const lasting = lastingChanges(terms, present)
  if (contract.variant !== terms.extras.variant) {
    return { steps: [], changes: [], lasting, refused: [], warnings: [] }
  }
  const presentPhases = presentFeePhases(phasesToCome(contract), currencies)
  const planned = planSettings({ drop: contract, settings }, terms, {
    coin: nativeCoinOf(network),
    presentPhases,
    wantedPhases: terms.phases ? wantedFeePhases(terms.phases, terms.currencies) : presentPhases,
  })
  const target = { terms, drop: contract }
  const { refused, ...phases } = await planTermsPhases(connection, target, conditions, options)
  const warnings = ownSettings(terms, present)
  return { ...together([planned, phases]), lasting, refused, warnings }
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

/** Plans all settings except for phases. */
function planSettings(
  drop: SetDrop,
  { uri, items, money, supply, phases, extras }: EvmTerms,
  fees: Pick<FeeInput, 'coin' | 'presentPhases' | 'wantedPhases'>,
): PlannedSteps {
  const { receiver, royalty } = extras.ofTokenId
  const fee = wantedFee(money.platformFee)
  if (fee.flat !== undefined && phases && feeCurrencies(fees.wantedPhases, fees.coin).length > 1) {
    const problem = unsupported(
      'money.platformFee',
      'a flat fee beside prices in several currencies',
    )
    throw new CoreError('INPUT_INVALID', { problems: [problem] })
  }
  const { valueBp, recipients } = money.royalties
  return together([
    collectionUriStep(drop, uri),
    itemSteps(drop, items),
    treasuryStep(drop, recipientIn(money.receivers)),
    ...(receiver === undefined ? [] : [tokenTreasuryStep(drop, evmAddress(receiver))]),
    royaltiesStep(drop, { valueBp, recipient: recipientIn(recipients) }),
    ...(royalty ? [tokenRoyaltiesStep(drop, royalty)] : []),
    platformFeeSteps({ ...drop, ...fees, fee }),
    maxSupplyStep(drop, supply.maxItems),
  ])
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

/** Plans the phases, if the terms have any; changes that the contract would refuse have no steps. */
async function planTermsPhases(
  connection: EvmConnection,
  { terms, drop }: { readonly terms: EvmTerms; readonly drop: PhasesInput['drop'] },
  conditions: readonly ClaimCondition[],
  options: AskOptions,
): Promise<PlannedSteps & { readonly refused: readonly RefusedChange[] }> {
  const { phases, currencies } = terms
  if (!phases) return { ...together([]), refused: [] }
  // Only a new first phase may start now.
  const now = conditions.length === 0 ? await fetchChainTime(connection, options) : 0n
  const input = { drop, phases, currencies, conditions, now, resetClaims: false }
  try {
    return { ...planPhases(input), refused: [] }
  } catch (error) {
    const isOrder = isMintlineError(error, 'CONDITIONS_NOT_IN_ORDER')
    if (!isOrder && !isMintlineError(error, 'CONDITION_SUPPLY_BELOW_CLAIMED')) throw error
    const refusedOne = conditionsToSet(phases, input)[error.context.phaseIndex]
    const time = refusedOne?.isEnd ? 'endTime' : 'startTime'
    const path = `phases.${refusedOne?.phase}.${isOrder ? time : 'maxItems'}`
    return { steps: [], changes: phaseChanges(input), refused: [{ path, error }] }
  }
}

/** Warns about the token id's settings that override the collection's and that the terms do not name. */
function ownSettings({ extras: { ofTokenId } }: EvmTerms, { settings, contract }: EvmPresent) {
  const receiver = ofTokenId.receiver === undefined ? settings.token?.saleRecipient : undefined
  const royalty = ofTokenId.royalty ? undefined : tokenRoyalty(settings)
  const warningOf = (what: string, text: string | undefined) =>
    text === undefined
      ? []
      : [
          `Token id ${contract.tokenId} has ${what} of its own, ${text}, which the config does not name`,
        ]
  return [
    ...warningOf('a treasury', receiver === settings.saleRecipient ? undefined : receiver),
    ...warningOf('royalties', royalty && textOfShare(royalty)),
  ]
}
