import { type CoinUnit, formatAmount, phaseLabel } from '@mintline/core'
import type { DropItems, DropPhase, DropState } from '@mintline/core/drop'
import { isNativeCurrencyId, parseCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import type { Royalty } from '@mintline/evm'
import { type EvmExtras, readDrop } from '@mintline/evm/drop'
import {
  type ImportOptions,
  limitSetting,
  listFileOf,
  phaseSettings,
  rootNotes,
  writeImported,
} from '../../config/importedConfig.ts'
import { assertMayReplace } from '../../runtime/assertMayReplace.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { type DropOption, forAllItems, namedTokenId } from '../drop/readDrop.ts'
import { fetchPublishedLists } from '../lists/publishedLists.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

type EvmDrop = DropState<EvmExtras>

/** Options for importing a drop: its address or union id. */
interface ImportDropOptions extends DropOption, ImportOptions {
  readonly contract: string
}

export async function importDrop(
  context: EvmContext,
  options: ImportDropOptions,
): Promise<CommandResult> {
  assertMayReplace(context.configPath(), options)
  const { connection, network, coin } = await context.chain()
  const { contract } = options
  const reference = { contract, tokenId: namedTokenId(forAllItems(options)) }
  const drop = await readDrop(connection, reference, context)
  const { lists, phases, notes: ofLists } = await fetchPublishedLists(context, connection, drop)
  const content = {
    chain: network.slug,
    collection: collectionOf(drop, coin),
    phases: phases.map(({ file, ...phase }, index) => ({
      ...phaseOf(phase, index, drop),
      ...(file !== undefined && { list: file }),
    })),
    proofs: 'proofs',
  }
  const known = lists.map(({ file }) => file)
  const unknown = drop.phases.map((phase, index) =>
    known.includes(listFileOf(index)) ? { ...phase, list: undefined } : phase,
  )
  const notes = [...rootNotes(unknown), ...ofLists, ...listNotes(drop)]
  return writeImported(context, EVM_CONFIG, { content, lists, notes }, options)
}

function collectionOf(drop: EvmDrop, coin: CoinUnit) {
  const { id, symbol, name, uri, items, supply, extras } = drop
  const { variant, tokenId = 0n, ofCollection } = extras
  return {
    variant,
    symbol,
    collectionName: name,
    collectionUri: uri,
    ...itemSettings(items),
    ...(variant === 'erc1155' && {
      tokenId: limitSetting(tokenId),
      maxNumberOfTokens: limitSetting(supply.maxItems),
    }),
    treasury: ofCollection.receiver,
    royalties: royaltySettings(ofCollection.royalty),
    ...ofTokenId(drop),
    platformFee: feeSettings(drop, coin),
    contract: parseCollectionId(id).contract,
  }
}

function itemSettings(items: DropItems) {
  if (items.form === 'shared') {
    const { form: _, ...metadata } = items
    return { metadata }
  }
  if (items.form === 'templates') return {}
  return {
    tokens: items.folders.map(({ uri, items: amount }) => ({
      baseUri: uri,
      amount: Number(amount),
    })),
  }
}

function royaltySettings({ valueBp, recipient }: Royalty) {
  return { royaltyBasisPoints: valueBp, recipient }
}

/** Returns what the token id has in place of the collection's settings. */
function ofTokenId({ money, extras: { ofCollection } }: EvmDrop) {
  const [receiver] = money.receivers
  const [royaltyReceiver] = money.royalties.recipients
  const { royalty } = ofCollection
  const { valueBp } = money.royalties
  const hasReceiver = receiver && receiver.address !== ofCollection.receiver
  const hasRoyalty =
    royaltyReceiver &&
    (royaltyReceiver.address !== royalty.recipient || valueBp !== royalty.valueBp)
  if (!hasReceiver && !hasRoyalty) return {}
  return {
    ofTokenId: {
      ...(hasReceiver && { treasury: receiver.address }),
      ...(hasRoyalty && {
        royalties: { royaltyBasisPoints: valueBp, recipient: royaltyReceiver.address },
      }),
    },
  }
}

/** The contract takes a flat fee in the currency of the price. */
function feeSettings({ money, phases, currencies, extras }: EvmDrop, coin: CoinUnit) {
  const { platformFee } = money
  if (!platformFee) return { platformFeeValue: 0, recipient: extras.ofCollection.receiver }
  const paid = phases.find(({ price }) => price.value > 0n)
  const unit = (paid && currencies.get(paid.price.currency.id)) ?? coin
  const isFlat = platformFee.type === 'flat'
  return {
    platformFeeValue: isFlat ? formatAmount(platformFee.value, unit) : platformFee.valueBp,
    recipient: platformFee.recipients[0]?.address,
  }
}

function phaseOf(phase: DropPhase, index: number, { currencies }: EvmDrop) {
  const { maxItems, price } = phase
  const { id } = price.currency
  return {
    ...phaseSettings(phase, index, currencies),
    ...(!isNativeCurrencyId(id) && { currency: parseCurrencyId(id).address }),
    ...(maxItems > 0n && { maxMintsTotal: limitSetting(maxItems) }),
  }
}

/** A config's lists are for listed wallets only. */
function listNotes({ phases }: EvmDrop): string[] {
  return phases.flatMap(({ kind, list }, index) =>
    kind === 'public' && list
      ? [
          `${phaseLabel(index)} is for everybody, with other terms for the wallets of its list. A config has one or the other: with the list, a launch would close the phase to everybody else`,
        ]
      : [],
  )
}
