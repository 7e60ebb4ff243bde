import type { CoinUnit } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import {
  type AdministeredDrop,
  addTokens,
  choosePlatformFee,
  type DropSettings,
  type EvmTransaction,
  type Royalty,
  type SharedMetadata,
  setBatchBaseUri,
  setContractUri,
  setDefaultRoyalty,
  setFlatPlatformFee,
  setMaxSupply,
  setPercentagePlatformFee,
  setSaleRecipient,
  setSharedMetadata,
  setTokenRoyalty,
  setTokenSaleRecipient,
} from '@mintline/evm'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import { collectionChange } from '../../plans/collectionChange.ts'
import type { SettingChange } from '../../plans/plan.ts'
import type { EvmCollectionConfig } from '../config/evmSchema.ts'
import { assertFeeFits, type FeePhase, feeCurrencies, flatFeeIn } from '../drop/flatFee.ts'
import { textOfFee, textOfShare } from '../drop/settingTexts.ts'
import type { EvmPlan, PlannedTransaction } from '../sending/evmPlan.ts'

/** A drop's settings on chain and in its config. */
export interface SettingsInput {
  readonly drop: AdministeredDrop
  readonly settings: DropSettings
  readonly collection: EvmCollectionConfig
  /** Phases on chain, whose currencies the present flat fee is in. */
  readonly presentPhases: readonly FeePhase[]
  /** Phases that the drop will have, whose currency a new flat fee has to be in. */
  readonly wantedPhases: readonly FeePhase[]
  /** Native coin. */
  readonly coin: CoinUnit
}

/** One step in a plan: its transactions, and the changes that they make. */
type Step = Pick<EvmPlan, 'transactions' | 'changes'>

const NOTHING: Step = { transactions: [], changes: [] }

/** Plans the settings in a config that differ from those on chain, except for phases. */
export function planSettings(input: SettingsInput): Step {
  const { drop, settings, collection } = input
  const { ofTokenId } = collection
  const steps = [
    step(
      'Set the metadata of the collection',
      [
        collectionChange(
          'collectionUri',
          'metadata',
          settings.contractUri,
          collection.collectionUri,
        ),
      ],
      () => [setContractUri(drop, collection.collectionUri)],
    ),
    sharedMetadata(input),
    ...batches(input),
    treasuryStep(input, collection.treasury),
    tokenTreasuryStep(input, ofTokenId?.treasury),
    royaltiesStep(input, royaltyOf(collection.royalties)),
    tokenRoyaltiesStep(input, ofTokenId?.royalties && royaltyOf(ofTokenId.royalties)),
    platformFeeSteps({ ...input, fee: wantedFee(collection) }),
    maxSupply(input),
  ]
  return together(steps)
}

/** Merges several steps into one. */
export function together(steps: readonly Step[]): Step {
  return {
    transactions: steps.flatMap(({ transactions }) => [...transactions]),
    changes: steps.flatMap(({ changes }) => [...changes]),
  }
}

function wantedFee({ platformFee: { flat, valueBp, recipient } }: EvmCollectionConfig): WantedFee {
  return flat ? { flat, recipient } : { valueBp, recipient }
}

function sharedMetadata({ drop, settings, collection: { metadata } }: SettingsInput): Step {
  const present = settings.sharedMetadata
  return metadata && present ? sharedMetadataStep(drop, present, metadata) : NOTHING
}

/** Plans the metadata that all items share. */
export function sharedMetadataStep(
  drop: AdministeredDrop,
  present: SharedMetadata,
  wanted: SharedMetadata,
): Step {
  const of = (field: keyof SharedMetadata, label: string) =>
    collectionChange(`metadata.${field}`, label, present[field], wanted[field])
  const changes = [
    of('name', 'item name'),
    of('description', 'item description'),
    of('imageUri', 'item image'),
    of('animationUri', 'item animation'),
  ]
  return step('Set the metadata of the items', changes, () => [setSharedMetadata(drop, wanted)])
}

function batches({ drop, settings, collection }: SettingsInput): Step[] {
  let first = 0n
  return collection.tokens.map(({ amount, baseUri }, index) => {
    const present = settings.batches[index]
    const ids = `${first} to ${first + BigInt(amount) - 1n}`
    first += BigInt(amount)
    const changes = [
      collectionChange(`tokens.${index}`, `token ids ${ids}`, present?.baseUri, baseUri),
    ]
    const title = present ? `Move the token ids ${ids}` : `Add the token ids ${ids}`
    return step(title, changes, () => [
      present
        ? setBatchBaseUri(drop, { index: BigInt(index), baseUri })
        : addTokens(drop, { amount: BigInt(amount), baseUri }),
    ])
  })
}

/** Plans a drop's treasury. */
export function treasuryStep(
  { drop, settings }: Pick<SettingsInput, 'drop' | 'settings'>,
  treasury: string,
): Step {
  const changes = [collectionChange('treasury', 'treasury', settings.saleRecipient, treasury)]
  return step('Set the treasury', changes, () => [setSaleRecipient(drop, treasury)])
}

/** Plans a treasury for the drop's token id; other token ids keep theirs. Empty if none is given. */
export function tokenTreasuryStep(
  { drop, settings }: Pick<SettingsInput, 'drop' | 'settings'>,
  treasury: string | undefined,
): Step {
  if (treasury === undefined) return NOTHING
  const present = settings.token?.saleRecipient ?? 'that of the drop'
  const label = `treasury of token id ${drop.tokenId}`
  const changes = [collectionChange('ofTokenId.treasury', label, present, treasury)]
  return step('Set the treasury of the token id', changes, () => [
    setTokenSaleRecipient(drop, treasury),
  ])
}

/** Plans royalties for items without their own. */
export function royaltiesStep(
  { drop, settings }: Pick<SettingsInput, 'drop' | 'settings'>,
  royalty: Royalty,
): Step {
  const [before, after] = [textOfShare(settings.royalty), textOfShare(royalty)]
  const changes = [collectionChange('royalties', 'royalties', before, after)]
  return step('Set the royalties', changes, () => [setDefaultRoyalty(drop, royalty)])
}

/** Plans royalties for the drop's token id; other token ids keep theirs. Empty if none are given. */
export function tokenRoyaltiesStep(
  { drop, settings: { token } }: Pick<SettingsInput, 'drop' | 'settings'>,
  royalty: Royalty | undefined,
): Step {
  const { tokenId } = drop
  if (!royalty || !token || tokenId === undefined) return NOTHING
  const label = `royalties of token id ${tokenId}`
  const [before, after] = [textOfShare(token.royalty), textOfShare(royalty)]
  const changes = [collectionChange('ofTokenId.royalties', label, before, after)]
  return step('Set the royalties of the token id', changes, () => [
    setTokenRoyalty(drop, { ...royalty, tokenId }),
  ])
}

function royaltyOf({
  royaltyBasisPoints: valueBp,
  recipient,
}: EvmCollectionConfig['royalties']): Royalty {
  return { valueBp, recipient }
}

/** A fee to set; omitted parts stay unchanged. */
export interface WantedFee {
  /** Basis points, for a percentage. */
  readonly valueBp?: number | undefined
  /** Amount for each claim. */
  readonly flat?: CoinAmount | undefined
  readonly recipient?: string | undefined
}

/**
 * Plans a drop's platform fee; empty if its contract has none.
 *
 * @throws FLAT_FEE_CURRENCIES, FLAT_FEE_CLOSES_PHASE, AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE
 */
export function platformFeeSteps({
  drop,
  settings,
  fee,
  coin,
  presentPhases,
  wantedPhases,
}: Omit<SettingsInput, 'collection'> & { readonly fee: WantedFee }): Step {
  const present = settings.platformFee
  if (!present) return NOTHING
  const recipient = evmAddress(fee.recipient ?? present.recipient)
  const isFlat = fee.flat !== undefined || (fee.valueBp === undefined && present.chosen === 'flat')
  const currencies = feeCurrencies(wantedPhases, coin)
  const value = fee.flat ? flatFeeIn(fee.flat, currencies) : (present.flatValue ?? 0n)
  if (isFlat) assertFeeFits(value, wantedPhases)
  const valueBp = fee.valueBp ?? present.valueBp
  const chosen = isFlat ? 'flat' : 'percentage'
  const after = { chosen, recipient, valueBp, flatValue: value } as const
  const isSet =
    present.recipient === recipient &&
    (isFlat ? present.flatValue === value : present.valueBp === valueBp)
  const steps = [
    step(
      'Set the platform fee',
      isSet
        ? []
        : [
            collectionChange(
              'platformFee',
              'platform fee',
              textOfFee(present, feeCurrencies(presentPhases, coin)),
              textOfFee(after, currencies),
            ),
          ],
      () => [
        isFlat
          ? setFlatPlatformFee(drop, { value, recipient })
          : setPercentagePlatformFee(drop, { valueBp, recipient }),
      ],
    ),
    step(
      'Choose the kind of platform fee',
      [collectionChange('platformFee', 'kind of fee', present.chosen, chosen)],
      () => [choosePlatformFee(drop, chosen)],
    ),
  ]
  return together(steps)
}

function maxSupply({ drop, settings, collection }: SettingsInput): Step {
  const { maxNumberOfTokens: wanted } = collection
  const present = settings.token?.maxSupply ?? wanted
  const text = (limit: bigint) => (limit === 0n ? 'unlimited' : limit.toString())
  return step(
    'Set the maximum number of items',
    [collectionChange('maxNumberOfTokens', 'maximum items', text(present), text(wanted))],
    () => [setMaxSupply(drop, wanted)],
  )
}

/** Creates a step; empty if no value changes. */
export function step(
  title: string,
  all: readonly SettingChange[],
  send: () => readonly EvmTransaction[],
): Step {
  const changes = all.filter(({ before, after }) => before !== after)
  if (changes.length === 0) return NOTHING
  const transactions = send().map((transaction): PlannedTransaction => ({ title, transaction }))
  return { transactions, changes }
}
