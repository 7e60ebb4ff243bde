import type { CoinUnit } from '@mintline/core/amounts'
import type { DropChange } from '@mintline/core/drop'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AdministeredDrop } from '../administration/dropCall.ts'
import {
  choosePlatformFee,
  setFlatPlatformFee,
  setPercentagePlatformFee,
} from '../administration/fees.ts'
import type { DropSettings } from '../administration/fetchDropSettings.ts'
import type { TokenBatch } from '../administration/fetchTokenBatches.ts'
import {
  addTokens,
  freezeBatch,
  type SharedMetadata,
  setBatchBaseUri,
  setContractUri,
  setSharedMetadata,
} from '../administration/metadata.ts'
import { setOwner } from '../administration/ownership.ts'
import {
  type RoyaltyInput,
  setDefaultRoyalty,
  setTokenRoyalty,
} from '../administration/royalties.ts'
import { setMaxSupply, setSaleRecipient, setTokenSaleRecipient } from '../administration/sales.ts'
import { collectionChange, type PlannedSteps, stepFor, together } from './evmStep.ts'
import { type FeePhase, feeCurrencies } from './flatFee.ts'
import { ownerText, textOfFee, textOfShare } from './settingTexts.ts'

/** A drop and its settings on chain. */
export interface SetDrop {
  readonly drop: AdministeredDrop
  readonly settings: DropSettings
}

/** Plans the collection's metadata URI. */
export function collectionUriStep({ drop, settings }: SetDrop, uri: string): PlannedSteps {
  const changes = [collectionChange('uri', 'metadata', settings.contractUri, uri)]
  return stepFor('Set the metadata of the collection', changes, () => setContractUri(drop, uri))
}

/** Plans the metadata that all items share; empty for ERC-1155. */
export function sharedMetadataStep(
  { drop, settings }: SetDrop,
  wanted: SharedMetadata,
): PlannedSteps {
  const { sharedMetadata: present } = settings
  if (!present) return together([])
  const of = (field: keyof SharedMetadata, label: string) =>
    collectionChange(`items.${field}`, label, present[field], wanted[field])
  const changes = [
    of('name', 'item name'),
    of('description', 'item description'),
    of('imageUri', 'item image'),
    of('animationUri', 'item animation'),
  ]
  return stepFor('Set the metadata of the items', changes, () => setSharedMetadata(drop, wanted))
}

/** A batch of token ids in an ERC-1155 drop. */
export interface WantedBatch {
  /** From 0. */
  readonly index: number
  readonly firstTokenId: bigint
  /** Number of token ids; fixed once they are there. */
  readonly amount: bigint
  /** Folder with a slash at the end. */
  readonly baseUri: string
}

/** Plans a batch of token ids: adds it, or moves its metadata. */
export function batchStep(
  { drop, settings }: SetDrop,
  { index, firstTokenId, amount, baseUri }: WantedBatch,
): PlannedSteps {
  const present = settings.batches[index]
  const ids = `token ids ${firstTokenId} to ${firstTokenId + amount - 1n}`
  const changes = [collectionChange(`items.folders.${index}.uri`, ids, present?.baseUri, baseUri)]
  return present
    ? stepFor(`Move the ${ids}`, changes, () =>
        setBatchBaseUri(drop, { index: BigInt(index), baseUri }),
      )
    : stepFor(`Add the ${ids}`, changes, () => addTokens(drop, { amount, baseUri }))
}

/** Plans to make a batch's metadata permanent. */
export function freezeBatchStep(
  drop: AdministeredDrop,
  { index, baseUri, isFrozen }: TokenBatch,
): PlannedSteps {
  const before = isFrozen ? 'permanent' : 'changeable'
  const changes = [collectionChange(`items.folders.${index}.uri`, baseUri, before, 'permanent')]
  return stepFor(`Freeze the metadata of batch ${index}`, changes, () => freezeBatch(drop, index))
}

/** Plans the owner that marketplaces show. */
export function ownerStep({ drop, settings }: SetDrop, owner: EvmAddress): PlannedSteps {
  const changes = [collectionChange('owner', 'owner', ownerText(settings.owner), ownerText(owner))]
  return stepFor('Set the owner', changes, () => setOwner(drop, owner))
}

/** Plans a drop's treasury. */
export function treasuryStep({ drop, settings }: SetDrop, treasury: EvmAddress): PlannedSteps {
  const changes = [
    collectionChange('money.receivers', 'treasury', settings.saleRecipient, treasury),
  ]
  return stepFor('Set the treasury', changes, () => setSaleRecipient(drop, treasury))
}

/** Plans a treasury for the drop's token id; other token ids keep theirs. */
export function tokenTreasuryStep(set: SetDrop, treasury: EvmAddress): PlannedSteps {
  const { drop, settings } = set
  const present = settings.token?.saleRecipient ?? 'that of the drop'
  const changes = [tokenChange(set, 'extras.ofTokenId.receiver', 'treasury', present, treasury)]
  return stepFor('Set the treasury of the token id', changes, () =>
    setTokenSaleRecipient(drop, treasury),
  )
}

/** Plans royalties for items without their own. */
export function royaltiesStep({ drop, settings }: SetDrop, royalty: RoyaltyInput): PlannedSteps {
  const [before, after] = [textOfShare(settings.royalty), textOfShare(royalty)]
  const changes = [collectionChange('money.royalties', 'royalties', before, after)]
  return stepFor('Set the royalties', changes, () => setDefaultRoyalty(drop, royalty))
}

/** Plans royalties for the drop's token id; other token ids keep theirs. Empty for ERC-721. */
export function tokenRoyaltiesStep(set: SetDrop, royalty: RoyaltyInput): PlannedSteps {
  const { drop, settings } = set
  const { token } = settings
  const { tokenId } = drop
  if (!token || tokenId === undefined) return together([])
  const [before, after] = [textOfShare(token.royalty), textOfShare(royalty)]
  const changes = [tokenChange(set, 'extras.ofTokenId.royalty', 'royalties', before, after)]
  return stepFor('Set the royalties of the token id', changes, () =>
    setTokenRoyalty(drop, { ...royalty, tokenId }),
  )
}

/** A fee to set; omitted parts stay unchanged. */
export interface WantedFee {
  /** Basis points, for a percentage. */
  readonly valueBp?: number | undefined
  /** Base units for each claim, in the currency of `wantedPhases`. */
  readonly flat?: bigint | undefined
  readonly recipient?: string | undefined
}

/** A fee to set, and the phases whose currencies a flat one is in. */
export interface FeeInput extends SetDrop {
  readonly fee: WantedFee
  /** Phases on chain, whose currencies the present flat fee is in. */
  readonly presentPhases: readonly FeePhase[]
  /** Phases that the drop will have, whose currency a new flat fee is in. */
  readonly wantedPhases: readonly FeePhase[]
  /** Native coin. */
  readonly coin: CoinUnit
}

/**
 * Plans a drop's platform fee; empty if its contract has none. `brokenFeeRules` has what a flat one needs.
 */
export function platformFeeSteps({
  drop,
  settings,
  fee,
  coin,
  presentPhases,
  wantedPhases,
}: FeeInput): PlannedSteps {
  const present = settings.platformFee
  if (!present) return together([])
  const recipient = evmAddress(fee.recipient ?? present.recipient)
  const isFlat = fee.flat !== undefined || (fee.valueBp === undefined && present.chosen === 'flat')
  const value = fee.flat ?? present.flatValue ?? 0n
  const valueBp = fee.valueBp ?? present.valueBp
  const chosen = isFlat ? 'flat' : 'percentage'
  const after = { chosen, recipient, valueBp, flatValue: value } as const
  const isSet =
    present.recipient === recipient &&
    (isFlat ? present.flatValue === value : present.valueBp === valueBp)
  const change = collectionChange(
    'money.platformFee',
    'platform fee',
    textOfFee(present, feeCurrencies(presentPhases, coin)),
    textOfFee(after, feeCurrencies(wantedPhases, coin)),
  )
  const kind = collectionChange('money.platformFee', 'kind of fee', present.chosen, chosen)
  return together([
    stepFor('Set the platform fee', isSet ? [] : [change], () =>
      isFlat
        ? setFlatPlatformFee(drop, { value, recipient })
        : setPercentagePlatformFee(drop, { valueBp, recipient }),
    ),
    stepFor('Choose the kind of platform fee', [kind], () => choosePlatformFee(drop, chosen)),
  ])
}

/**
 * Plans the maximum items for the drop's token id; empty for ERC-721.
 *
 * @param wanted 0 = unlimited.
 */
export function maxSupplyStep(set: SetDrop, wanted: bigint): PlannedSteps {
  const { drop, settings } = set
  const text = (limit: bigint) => (limit === 0n ? 'unlimited' : limit.toString())
  const present = settings.token?.maxSupply ?? wanted
  const changes = [
    tokenChange(set, 'supply.maxItems', 'maximum items', text(present), text(wanted)),
  ]
  return stepFor('Set the maximum number of items', changes, () => setMaxSupply(drop, wanted))
}

/** Creates a change to a setting of the drop's token id. */
function tokenChange(
  { drop }: SetDrop,
  path: string,
  label: string,
  before: string,
  after: string,
): DropChange {
  return { subject: `token ${drop.tokenId}`, path, label, before, after }
}
