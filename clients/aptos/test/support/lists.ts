import { createHash } from 'node:crypto'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { AllowlistEntry } from '../../src/allowlist/allowlistProof.ts'
import type { AllowlistChangeInput } from '../../src/entries/changeOptions.ts'
import { fetchAllowlist } from '../../src/entries/fetchAllowlist.ts'
import { memoryJournal } from '../../src/entries/journal.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { createDrop, type PhaseInput } from './drops.ts'
import type { TestNetwork } from './network.ts'

/** Id of the first phase of a drop. */
export const PHASE_ID = 1n

/** A number of entries with their own caps, the same for the same seed. */
export function entriesOf(seed: string, count: number): AllowlistEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    wallet: walletOf(`${seed} ${index}`),
    maxPerWalletByAllowList: BigInt(index % 9) + 1n,
  }))
}

/** An address derived from a name. */
export function walletOf(name: string): AptosAddress {
  return aptosAddress(`0x${createHash('sha256').update(name).digest('hex')}`)
}

/** Creates a drop with one phase, and returns what a change of its list needs, with a journal of its own. */
export async function openPhase(
  network: TestNetwork,
  phase: PhaseInput = {},
): Promise<AllowlistChangeInput> {
  const contract = await createDrop(network, { phases: [phase] })
  return { ...listOf(network, contract), wallet: keyWallet(network.owner) }
}

/** The list of the first phase of a drop, with a new journal. */
export function listOf({ machines, chainId }: TestNetwork, contract: string) {
  const journal = memoryJournal({ chainId, collection: contract, phaseId: PHASE_ID })
  return { contract, machines, phaseId: PHASE_ID, journal }
}

/** Entries on chain as text, in a canonical order. */
export async function listed(
  { connection }: TestNetwork,
  list: Pick<AllowlistChangeInput, 'contract' | 'machines' | 'phaseId'>,
): Promise<string[]> {
  return termsOf(await fetchAllowlist(connection, list))
}

/** Text of entries, in a canonical order. */
export function termsOf(entries: readonly AllowlistEntry[]): string[] {
  return entries.map(({ wallet, maxPerWalletByAllowList: cap }) => `${wallet} ${cap}`).sort()
}
