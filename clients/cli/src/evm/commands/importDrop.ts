import { phaseLabel } from '@mintline/core'
import type { DropState } from '@mintline/core/drop'
import { isNativeCurrencyId, parseCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import { EVM_CAPABILITIES, type EvmExtras, readDrop } from '@mintline/evm/drop'
import type { z } from 'zod'
import type { EVM_EXTRAS } from '../../config/extrasSchema.ts'
import {
  configOf,
  type ImportOptions,
  limitSetting,
  listFileOf,
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
  const { ofCollection } = drop.extras
  const paid = drop.phases.find(({ price }) => price.value > 0n)
  const config = configOf(
    { ...drop, phases },
    {
      capabilities: EVM_CAPABILITIES,
      chain: network.slug,
      // The contract takes a flat fee in the currency of the price.
      feeUnit: (paid && drop.currencies.get(paid.price.currency.id)) ?? coin,
      phases: phases.map(({ file, price: { currency } }) => ({
        file,
        currency: isNativeCurrencyId(currency.id)
          ? undefined
          : parseCurrencyId(currency.id).address,
      })),
      extras: extrasOf(drop),
    },
  )
  const { basisPoints, amount, recipients } = config.money.platformFee
  const content = {
    ...config,
    // Limits of erc721 drops are those of their phases.
    supply: drop.extras.variant === 'erc1155' ? config.supply : undefined,
    money: {
      receivers: ofCollection.receiver,
      platformFee: {
        ...{ basisPoints, amount },
        recipients: drop.money.platformFee ? recipients : ofCollection.receiver,
      },
      royalties: royaltySettings(ofCollection.royalty),
    },
    proofs: { folder: 'proofs' },
  }
  const known = lists.map(({ file }) => file)
  const unknown = drop.phases.map((phase, index) =>
    known.includes(listFileOf(index)) ? { ...phase, list: undefined } : phase,
  )
  const notes = [...rootNotes(unknown), ...ofLists, ...listNotes(drop)]
  return writeImported(context, EVM_CONFIG, { content, lists, notes }, options)
}

function extrasOf(drop: EvmDrop): z.input<typeof EVM_EXTRAS> {
  const { variant, tokenId = 0n } = drop.extras
  return {
    variant,
    ...(variant === 'erc1155' && { tokenId: limitSetting(tokenId) }),
    ...ofTokenId(drop),
    contract: parseCollectionId(drop.id).contract,
  }
}

function royaltySettings({ valueBp, recipient }: { valueBp: number; recipient: string }) {
  return { basisPoints: valueBp, recipients: recipient }
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
      ...(hasReceiver && { receivers: receiver.address }),
      ...(hasRoyalty && {
        royalties: royaltySettings({ valueBp, recipient: royaltyReceiver.address }),
      }),
    },
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
