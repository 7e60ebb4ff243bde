import { NATIVE_DECIMALS } from '@mintline/core'
import type { DropState } from '@mintline/core/drop'
import { isNativeCurrencyId, parseCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import {
  configTokens,
  fetchAllowlist,
  formatAllowlistCsv,
  formatAmount,
  isClientKey,
  lockedParts,
} from '@mintline/solana'
import { fetchCandyMachine } from '@mintline/solana/candy-machine'
import { readDrop, SOLANA_CAPABILITIES, type SolanaExtras } from '@mintline/solana/drop'
import type { Connection } from '@solana/web3.js'
import type { z } from 'zod'
import type { Currency } from '../amounts/amount.ts'
import { dropOfCandyMachine, type ImportedCollection } from '../candy-machine/dropOfCandyMachine.ts'
import type { SOLANA_EXTRAS } from '../config/extrasSchema.ts'
import {
  configOf,
  type ImportedList,
  type ImportOptions,
  listFileOf,
  rootNotes,
  writeImported,
} from '../config/importedConfig.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import { CommandError } from '../errors/commandError.ts'
import { assertMayReplace } from '../runtime/assertMayReplace.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { usageError } from './optionValues.ts'

type SolanaDrop = DropState<SolanaExtras>

/** Options for importing a collection: its symbol, address or union id. */
interface ImportCollectionOptions extends ImportOptions {
  readonly contract: string
}

const UNION_PREFIX = /^(SOLANA|ECLIPSE):/

export async function importDrop(
  context: CommandContext,
  options: ImportCollectionOptions,
): Promise<CommandResult> {
  assertMayReplace(context.configPath(), options)
  const { contract } = options
  if (contract.startsWith('0x')) throw new CommandError('CHAIN_NOT_GIVEN', {})
  const { connection, network, currency } = await context.cluster()
  const collection = contract.replace(UNION_PREFIX, '')
  const machine = await fetchCandyMachine(connection, collection, context)
  const { drop, ...found } = machine
    ? { ...(await dropOfCandyMachine(connection, machine, context)), next: 'mintline validate' }
    : await fetchCollection(context, connection, collection)
  const [, blockchain] = UNION_PREFIX.exec(contract) ?? []
  if (blockchain !== undefined && !drop.id.startsWith(blockchain)) {
    throw usageError(`${contract} is on another network: name it with --cluster or --url`)
  }
  const tokens = namedTokens(drop)
  const currencies = new Map([...drop.currencies, ...tokens])
  const content = {
    ...configOf(drop, {
      capabilities: SOLANA_CAPABILITIES,
      chain: network?.slug,
      feeUnit: { symbol: currency, decimals: NATIVE_DECIMALS },
      currencies,
      phases: found.phases,
      extras: extrasOf(drop, currency),
    }),
    ...(tokens.size > 0 && { currencies: mintsByName(tokens) }),
  }
  return writeImported(context, SOLANA_CONFIG, { ...found, content }, options)
}

/** Reads a collection, and lists whose entries are on chain. */
async function fetchCollection(
  context: CommandContext,
  connection: Connection,
  collection: string,
): Promise<ImportedCollection> {
  const drop = await readDrop(connection, collection, context)
  return {
    drop,
    phases: drop.phases.map(({ list }, index) =>
      list?.form === 'entries' ? { file: listFileOf(index) } : {},
    ),
    lists: await fetchLists(context, drop),
    notes: [...rootNotes(drop.phases), ...revealNotes(drop)],
  }
}

type Currencies = DropState['currencies']

/** Returns the tokens that phases are priced in, with distinct names for amounts, by currency id. */
function namedTokens({ currencies }: SolanaDrop): Currencies {
  return configTokens([...currencies].filter(([id]) => !isNativeCurrencyId(id)))
}

function mintsByName(tokens: Currencies): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...tokens].map(([id, { symbol }]) => [symbol, parseCurrencyId(id).address]),
  )
}

async function fetchLists(
  context: CommandContext,
  drop: SolanaDrop,
): Promise<readonly ImportedList[]> {
  const { id, phases } = drop
  const tokens = namedTokens(drop)
  const { contract: deployment } = parseCollectionId(id)
  const { connection } = await context.cluster()
  const lists: ImportedList[] = []
  for (const [phaseIndex, { list, price }] of phases.entries()) {
    if (list?.form !== 'entries') continue
    const query = { deployment, phaseIndex }
    const entries = await fetchAllowlist(connection, query, { signal: context.signal })
    const sorted = entries.toSorted((a, b) => (a.user < b.user ? -1 : 1))
    const csv = formatAllowlistCsv(sorted, tokens.get(price.currency.id))
    lists.push({ file: listFileOf(phaseIndex), csv, wallets: entries.length })
  }
  return lists
}

function extrasOf({ extras }: SolanaDrop, currency: Currency): z.input<typeof SOLANA_EXTRAS> {
  const { cosigner, feeCap, locks, reveal } = extras
  const [, secondFeeAdmin] = extras.feeAdmins
  const { revealed, fileCount } = reveal ?? {}
  return {
    feeCap: { basisPoints: feeCap.basisPoints, amount: formatAmount(feeCap.flat, currency) },
    ...(secondFeeAdmin && { secondFeeAdmin }),
    ...(cosigner && { cosigner }),
    fields: extras.fields.filter(({ field }) => !isClientKey(field)),
    ...(revealed && { reveal: { baseUri: revealed.baseUri, fileCount: Number(fileCount) } }),
    ...(lockedParts(locks).length > 0 && { locks }),
  }
}

function revealNotes({ extras: { reveal } }: SolanaDrop): string[] {
  if (!reveal || reveal.revealed) return []
  return [
    `The drop is committed to ${reveal.fileCount} files, whose address is not on chain before the reveal: write it into "extras.reveal"`,
  ]
}
