import {
  collectionLookupTable,
  fetchMintLookupTable,
  lookupTableAddresses,
  lookupTableToBe,
  maxProofNodes,
  type PriceTokenFacts,
  prepareLookupTable,
} from '@mintline/solana'
import type { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { fetchPhasesTokens } from '../chain/fetchTokens.ts'
import { labelled } from '../output/table.ts'
import { describeReport, execute, exitCodeOf } from '../plans/carryOut.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { solanaPlanOf } from '../sending/solanaPlan.ts'

export async function show(
  context: CommandContext,
  options: CollectionOption,
): Promise<CommandResult> {
  const info = await readCollection(context, options)
  const { connection } = await context.cluster()
  const { signal } = context
  const table = await fetchMintLookupTable(connection, info, { signal })
  const named = collectionLookupTable(info)
  const paid = [...(await fetchPhasesTokens(context, info.phases)).values()]
  const missing = missingAddresses(lookupTableAddresses(info, paid), table)
  const complete = lookupTableToBe(info, paid)
  const roomFor = (token?: PriceTokenFacts) => ({
    nodes: maxProofNodes(info, { token, lookupTable: table }),
    possible: maxProofNodes(info, { token, lookupTable: complete }),
  })
  const { nodes, possible } = roomFor()
  const tokens = paid.map((token) => ({ ...token, ...roomFor(token) }))
  return {
    text: labelled([
      ['lookup table', named ?? 'none'],
      ['state', named && describeState(table, missing)],
      ['proofs', describeNodes(nodes)],
      ['with a table', nodes < possible ? describeNodes(possible) : undefined],
      ...tokens.flatMap(({ symbol, nodes, possible }) => [
        [`proofs for ${symbol}`, describeNodes(nodes)] as const,
        ['with a table', nodes < possible ? describeNodes(possible) : undefined] as const,
      ]),
    ]),
    data: {
      ...{ lookupTable: named, usable: table !== undefined, missing, nodes, possible },
      tokens: tokens.map(({ mint, nodes, possible }) => ({ mint, nodes, possible })),
    },
  }
}

export async function createTable(
  context: CommandContext,
  options: CollectionOption,
): Promise<CommandResult> {
  const session = await openSession(context)
  const info = await readCollection(context, options)
  const target = { info, wallet: session.address }
  const plan = await prepareLookupTable(session.cluster.connection, target)
  const carried = solanaPlanOf(session, plan)
  const report = await execute(session, carried)
  const { lookupTable } = plan
  return {
    text: `${describeReport(session, carried, report)}\nlookup table ${lookupTable}`,
    data: { lookupTable, ...report },
    exitCode: exitCodeOf(report),
  }
}

/** Returns mint addresses that are missing in the table. */
function missingAddresses(
  wanted: readonly PublicKey[],
  table: AddressLookupTableAccount | undefined,
): string[] {
  const held = new Set(table?.state.addresses.map((address) => address.toBase58()))
  return wanted.map((address) => address.toBase58()).filter((address) => !held.has(address))
}

function describeState(
  table: AddressLookupTableAccount | undefined,
  missing: readonly string[],
): string {
  if (!table) return 'closed, or not a lookup table'
  return missing.length === 0 ? 'complete' : `lacks ${missing.join(', ')}`
}

/** Describes how many nodes a proof has, and how large a list with such proofs is. */
function describeNodes(nodes: number): string {
  return `at most ${nodes} nodes, for lists of ${2 ** nodes} wallets`
}
