import { aptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { decodeCurrentPhase, decodePhase } from './decodeDropInfo.ts'
import type { DropPhase } from './dropInfo.ts'
import type { DropReference } from './dropReference.ts'
import { type MachineDrop, machineView } from './machineView.ts'
import { onMachine } from './onMachine.ts'

/** A drop's phase, for a wallet. */
export interface PhaseInput extends DropReference {
  /** The wallet's address. */
  readonly wallet: string
  /** Position in the drop's phases, from 0. */
  readonly phaseIndex: number
  /** The wallet's cap and the hashes that prove it; undefined = it is listed on chain, or not at all. */
  readonly proof?: PhaseProof | undefined
}

/** A merkle proof. */
interface PhaseProof {
  readonly maxPerWalletByAllowList: bigint
  /** 32 bytes each as 0x and hex. */
  readonly proof: readonly string[]
}

/**
 * Fetches the current phase's position, as the drop machine finds it; undefined = no current phase.
 *
 * @throws The same errors about references and nodes as `fetchDrop`.
 */
export function fetchCurrentPhase(
  connection: AptosConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<number | undefined> {
  const view = { name: 'currentPhase', decode: decodeCurrentPhase } as const
  const read = (drop: MachineDrop) => machineView(connection, drop, view, options)
  return onMachine(connection, reference, read, options)
}

/**
 * Fetches a phase for a wallet, optionally with a merkle proof; with a wrong proof it counts as not listed.
 *
 * @throws MODULE_ABORTED if the drop has no such phase, and the same errors about references and nodes as `fetchDrop`.
 */
export function fetchPhaseForMinter(
  connection: AptosConnection,
  { wallet, phaseIndex, proof, ...reference }: PhaseInput,
  options: AskOptions = {},
): Promise<DropPhase> {
  const view = {
    name: proof ? 'phaseForMinterWithProof' : 'phaseForMinter',
    rest: [
      aptosAddress(wallet),
      phaseIndex,
      ...(proof ? [proof.maxPerWalletByAllowList, proof.proof] : []),
    ],
    decode: (answer: unknown, name: string) => decodePhase(answer, phaseIndex, name),
  } as const
  const read = (drop: MachineDrop) => machineView(connection, drop, view, options)
  return onMachine(connection, reference, read, options)
}
