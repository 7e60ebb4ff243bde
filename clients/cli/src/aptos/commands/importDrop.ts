import { fetchAllowlist } from '@mintline/aptos'
import { type AptosExtras, readDrop } from '@mintline/aptos/drop'
import type { DropPhase, DropState } from '@mintline/core/drop'
import { parseCollectionId } from '@mintline/core/identifiers'
import {
  type ImportedList,
  type ImportOptions,
  limitSetting,
  listFileOf,
  phaseSettings,
  rootNotes,
  timeSetting,
  writeImported,
} from '../../config/importedConfig.ts'
import { phaseTypeOf } from '../../config/parseConfig.ts'
import { assertMayReplace } from '../../runtime/assertMayReplace.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { aptText } from '../amounts/aptosAmount.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { type AptosDropOption, findAptosDrop } from '../drop/readAptosDrop.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { entriesCsv } from './allowlistShow.ts'

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
    const csv = `${entriesCsv(entries)}\n`
    lists.push({ file: listFileOf(index), csv, wallets: entries.length })
  }
  const content = {
    chain: network.slug,
    ...(options.machine !== undefined && { machine: options.machine }),
    collection: collectionOf(drop),
    phases: drop.phases.map((phase, index) => phaseOf(phase, index, drop)),
    proofs: 'proofs',
  }
  const notes = [...rootNotes(drop.phases), ...royaltyNotes(drop)]
  return writeImported(context, APTOS_CONFIG, { content, lists, notes }, options)
}

function collectionOf(drop: AptosDrop) {
  const { id, name, description, uri, items, supply, money, sale, extras } = drop
  if (items.form !== 'templates') throw new Error('Drops on Aptos name their items by templates.')
  return {
    version: extras.version,
    // The address is known, so that the seed finds nothing.
    seed: name,
    collectionName: name,
    collectionDescription: description,
    collectionUri: uri,
    itemBaseName: items.name,
    itemBaseUri: items.uri,
    isOpenEdition: extras.isOpenEdition,
    maxNumberOfTokens: limitSetting(supply.maxItems),
    ...(sale.endTime !== undefined && { end: timeSetting(sale.endTime) }),
    ...(sale.isPaused && { isPaused: true }),
    treasury: money.receivers,
    royalties: {
      royaltyBasisPoints: money.royalties.valueBp,
      recipient: money.royalties.recipients[0]?.address,
    },
    platformFee: feeSettings(drop),
    contract: parseCollectionId(id).contract,
  }
}

function feeSettings({ money: { platformFee } }: AptosDrop) {
  return {
    platformFeeValue:
      platformFee?.type === 'flat' ? aptText(platformFee.value) : (platformFee?.valueBp ?? 0),
    recipients: platformFee?.recipients,
  }
}

function phaseOf(phase: DropPhase, index: number, { currencies }: AptosDrop) {
  const { list, maxPerTransaction, key } = phase
  return {
    ...phaseSettings(phase, index, currencies),
    phaseId: Number(key),
    type: phaseTypeOf(phase),
    ...(maxPerTransaction > 0n && { maxMintsPerTransaction: limitSetting(maxPerTransaction) }),
    ...(list?.form === 'entries' && { list: listFileOf(index) }),
  }
}

function royaltyNotes({ extras: { areRoyaltiesRounded } }: AptosDrop): string[] {
  return areRoyaltiesRounded
    ? ['The royalties are not whole basis points: a launch would round them down']
    : []
}
