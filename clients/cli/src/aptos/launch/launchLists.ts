import {
  type AllowlistDiff,
  type AllowlistEntry,
  type DropReference,
  type DropSettings,
  diffAllowlist,
  fetchAllowlist,
  type UpsertReport,
} from '@mintline/aptos'
import { matchPhases } from '@mintline/aptos/drop'
import type { Difference } from '../../plans/plan.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { upsertList } from '../lists/changeList.ts'
import type { DropFiles } from '../lists/readAptosLists.ts'
import type { AptosSession } from '../sending/aptosSession.ts'

/** A list file beside its phase's entries. */
export interface ComparedList {
  readonly name: string
  /** Path in the config. */
  readonly path: string
  /** Undefined = the phase is not on chain yet. */
  readonly phaseId: bigint | undefined
  readonly entries: readonly AllowlistEntry[]
  readonly difference: AllowlistDiff
}

/**
 * Compares the lists that are on chain with the files.
 *
 * @param settings The drop's; undefined = not created yet.
 */
export async function compareLists(
  context: AptosContext,
  { loaded, lists }: DropFiles,
  reference: DropReference,
  settings: Pick<DropSettings, 'phases'> | undefined,
): Promise<ComparedList[]> {
  const { connection } = await context.chain()
  const { signal } = context
  const { phases } = loaded.config
  const found = matchPhases(phases, settings?.phases ?? [])
  const compared: ComparedList[] = []
  for (const [index, { name }] of phases.entries()) {
    const list = lists[index]
    if (!list || list.merkle) continue
    const record = found[index]
    const { entries } = list
    const present =
      record && record.entries > 0n
        ? await fetchAllowlist(connection, { ...reference, phaseId: record.phaseId }, { signal })
        : []
    compared.push({
      name,
      path: `phases.${index}.list`,
      phaseId: record?.phaseId,
      entries,
      difference: diffAllowlist(entries, present),
    })
  }
  return compared
}

/** Returns true if an upsert would change something. */
export function isToWrite({ difference }: ComparedList): boolean {
  return difference.added.length + difference.changed.length > 0
}

/** Upserts list entries that are missing or different on chain. Other wallets' entries stay. */
export async function sendLists(
  session: AptosSession,
  reference: DropReference,
  lists: readonly ComparedList[],
  wait: boolean,
): Promise<(UpsertReport & { readonly phase: string })[]> {
  const reports: (UpsertReport & { readonly phase: string })[] = []
  for (const { name, phaseId, entries } of lists.filter(isToWrite)) {
    session.context.throwIfInterrupted()
    if (phaseId === undefined) throw new Error(`The phase ${name} is not on chain.`)
    const change = { reference: { ...reference, phaseId }, wait }
    reports.push({ phase: name, ...(await upsertList(session, change, entries)) })
  }
  return reports
}

/** Returns differences between lists and the chain. */
export function listDifferences(lists: readonly ComparedList[]): Difference[] {
  return lists.flatMap(({ path, entries, difference: { added, changed, onlyOnChain } }) => {
    if (added.length + changed.length + onlyOnChain.length === 0) return []
    const chain = `${added.length} missing, ${changed.length} with another amount, ${onlyOnChain.length} more`
    return [{ path, config: `${entries.length} wallets`, chain }]
  })
}
