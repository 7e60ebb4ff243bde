import { phaseLabel, phaseWithin } from '@mintline/core'
import { limitSetting, phaseConfigOf } from '@mintline/core/drop'
import { isNativeCurrencyId, parseCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import { EVM_CAPABILITIES } from '@mintline/evm/drop'
import type { z } from 'zod'
import type { EVM_EXTRAS } from '../../config/extrasSchema.ts'
import {
  configOf,
  type ImportOptions,
  listFileOf,
  rootNote,
  writeImported,
} from '../../config/importedConfig.ts'
import { assertMayReplace } from '../../runtime/assertMayReplace.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import {
  type DropWithTokens,
  type ImportedDropOption,
  type ImportedToken,
  readDropWithTokens,
} from '../drop/importedTokens.ts'
import {
  fetchPublishedLists,
  type PhaseToImport,
  type PublishedList,
} from '../lists/publishedLists.ts'

/** Options for importing a drop. */
interface ImportDropOptions extends ImportedDropOption, ImportOptions {}

/** A phase with its list, as far as it is published. */
interface ReadPhase extends PhaseToImport, PublishedList {
  readonly token: ImportedToken
  readonly index: number
}

export async function importDrop(
  context: EvmContext,
  options: ImportDropOptions,
): Promise<CommandResult> {
  assertMayReplace(context.configPath(), options)
  const { network, coin } = await context.chain()
  const { drop, tokens, notes: ofTokens } = await readDropWithTokens(context, options)
  const phases = await readPhases(context, drop, tokens)
  const [first, ...others] = tokens
  const { ofCollection, variant } = drop.extras
  const paid = drop.phases.find(({ price }) => price.value > 0n)
  const config = configOf(
    { ...drop, phases: [], supply: { ...drop.supply, maxItems: first.maxItems } },
    {
      capabilities: EVM_CAPABILITIES,
      chain: network.slug,
      // The contract takes a flat fee in the currency of the price.
      feeUnit: (paid && drop.currencies.get(paid.price.currency.id)) ?? coin,
    },
  )
  const { basisPoints, amount, recipients } = config.money.platformFee
  const phasesOf = (token: ImportedToken) =>
    phases.flatMap((phase) => (phase.token === token ? phaseSettings(phase, drop) : []))
  const hasTokens = others.length > 0
  const tokenSettings = hasTokens
    ? { tokens: tokens.map((token) => tokenEntry(token, phasesOf(token))) }
    : onlyToken(first)
  const extras: z.input<typeof EVM_EXTRAS> = {
    variant,
    ...tokenSettings,
    contract: parseCollectionId(drop.id).contract,
  }
  const content = {
    ...config,
    // Limits of erc721 drops are those of their phases.
    supply: variant === 'erc1155' && !hasTokens ? config.supply : undefined,
    money: {
      receivers: ofCollection.receiver,
      platformFee: {
        ...{ basisPoints, amount },
        recipients: drop.money.platformFee ? recipients : ofCollection.receiver,
      },
      royalties: royaltySettings(ofCollection.royalty),
    },
    phases: hasTokens ? undefined : phasesOf(first),
    extras,
    proofs: { folder: 'proofs' },
  }
  const lists = phases.flatMap(({ list }) => list ?? [])
  const notes = [...ofTokens, ...phases.flatMap(phaseNotes)]
  return writeImported(context, EVM_CONFIG, { content, lists, notes }, options)
}

async function readPhases(
  context: EvmContext,
  drop: DropWithTokens['drop'],
  tokens: DropWithTokens['tokens'],
): Promise<ReadPhase[]> {
  const hasTokens = tokens.length > 1
  const phases = tokens.flatMap((token) =>
    token.phases.map((phase, index) => ({
      ...{ token, phase, index },
      label: hasTokens ? `Token ${token.tokenId}, ${phaseWithin(index)}` : phaseLabel(index),
      file: hasTokens ? `token-${token.tokenId}-${listFileOf(index)}` : listFileOf(index),
    })),
  )
  const published = await fetchPublishedLists(context, drop, phases)
  return phases.map((phase, at) => ({ ...phase, ...published[at] }))
}

function phaseSettings(
  { token, phase, index, file, isSame }: ReadPhase,
  { currencies }: DropWithTokens['drop'],
) {
  const { id } = phase.price.currency
  const isRepeated = token.phases.slice(0, index).some(({ name }) => name === phase.name)
  return phaseConfigOf(
    isSame ? { ...phase, list: undefined } : phase,
    index,
    { capabilities: EVM_CAPABILITIES, currencies },
    {
      // Names in a config are unique.
      name: isRepeated ? phaseLabel(index) : undefined,
      file: isSame ? file : undefined,
      currency: isNativeCurrencyId(id) ? undefined : parseCurrencyId(id).address,
    },
  )
}

/** Returns the settings of a drop's only token id; empty for an erc721 drop. */
function onlyToken(token: ImportedToken) {
  const { tokenId } = token
  if (tokenId === undefined) return {}
  const own = ownMoney(token)
  return {
    tokenId: limitSetting(tokenId),
    ...(Object.keys(own).length > 0 && { ofTokenId: own }),
  }
}

/** Returns a token id's entry in a list of them. */
function tokenEntry(token: ImportedToken, phases: ReturnType<typeof phaseSettings>[]) {
  const { tokenId = 0n, maxItems } = token
  return {
    tokenId: limitSetting(tokenId),
    ...(maxItems > 0n && { maxItems: limitSetting(maxItems) }),
    ...ownMoney(token),
    ...(phases.length > 0 && { phases }),
  }
}

/** Returns what a token id has in place of the collection's settings. */
function ownMoney({ receiver, royalty }: ImportedToken) {
  return {
    ...(receiver !== undefined && { receivers: receiver }),
    ...(royalty && { royalties: royaltySettings(royalty) }),
  }
}

function royaltySettings({ valueBp, recipient }: { valueBp: number; recipient: string }) {
  return { basisPoints: valueBp, recipients: recipient }
}

function phaseNotes({ phase, label, list, note }: ReadPhase): string[] {
  // A config's lists are for listed wallets only.
  const ofEverybody = `${label} is for everybody, with other terms for the wallets of its list. A config has one or the other: with the list, a launch would close the phase to everybody else`
  return [
    ...(list ? [] : rootNote(phase, label)),
    ...(note === undefined ? [] : [note]),
    ...(phase.kind === 'public' && phase.list ? [ofEverybody] : []),
  ]
}
