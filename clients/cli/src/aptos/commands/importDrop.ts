import { fetchAllowlist } from '@mintline/aptos'
import { APTOS_CAPABILITIES, type AptosExtras, readDrop } from '@mintline/aptos/drop'
import type { DropState } from '@mintline/core/drop'
import { parseCollectionId } from '@mintline/core/identifiers'
import type { z } from 'zod'
import type { APTOS_EXTRAS } from '../../config/extrasSchema.ts'
import {
  configOf,
  type ImportedList,
  type ImportOptions,
  listFileOf,
  rootNotes,
  writeImported,
} from '../../config/importedConfig.ts'
import { assertMayReplace } from '../../runtime/assertMayReplace.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { APT } from '../chain/aptosAmount.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { type AptosDropOption, findAptosDrop } from '../drop/readAptosDrop.ts'
import { entriesCsv } from '../lists/aptosEntryLists.ts'

type AptosDrop = DropState<AptosExtras>

export async function importDrop(
  context: AptosContext,
  options: AptosDropOption & ImportOptions,
): Promise<CommandResult> {
  assertMayReplace(context.configPath(), options)
  const { connection, network } = await context.chain()
  const { reference } = await findAptosDrop(context, options)
  const drop = await readDrop(connection, reference, context)
  const lists: ImportedList[] = []
  for (const [index, { key, list }] of drop.phases.entries()) {
    if (list?.form !== 'entries') continue
    const query = { ...reference, phaseId: BigInt(key) }
    const entries = await fetchAllowlist(connection, query, { signal: context.signal })
    const csv = entriesCsv(entries)
    lists.push({ file: listFileOf(index), csv, wallets: entries.length })
  }
  const { isOpenEdition, version } = drop.extras
  const config = configOf(
    // The address is known, so that the seed finds nothing.
    { ...drop, symbol: drop.name },
    {
      capabilities: APTOS_CAPABILITIES,
      chain: network.slug,
      feeUnit: APT,
      phases: drop.phases.map(({ list }, index) => ({
        file: list?.form === 'entries' ? listFileOf(index) : undefined,
      })),
    },
  )
  const extras: z.input<typeof APTOS_EXTRAS> = {
    ...{ version, isOpenEdition },
    ...(options.machine !== undefined && { machine: options.machine }),
    contract: parseCollectionId(drop.id).contract,
  }
  const { platformFee } = config.money
  const content = {
    ...config,
    money: {
      ...config.money,
      // Version 1 has a fixed fee without recipients.
      platformFee: drop.money.platformFee?.recipients
        ? platformFee
        : { ...platformFee, recipients: undefined },
    },
    phases: config.phases?.map((phase, index) => ({
      ...phase,
      key: Number(drop.phases[index]?.key),
    })),
    proofs: { folder: 'proofs' },
    extras,
  }
  const notes = [...rootNotes(drop.phases), ...royaltyNotes(drop)]
  return writeImported(context, APTOS_CONFIG, { content, lists, notes }, options)
}

function royaltyNotes({ extras: { areRoyaltiesRounded } }: AptosDrop): string[] {
  return areRoyaltiesRounded
    ? ['The royalties are not whole basis points: a launch would round them down']
    : []
}
