import type { MachineVersion } from '@mintline/aptos'
import { APTOS_CAPABILITIES } from '@mintline/aptos/drop'
import {
  type AptosAddress,
  type AptosContractAddress,
  aptosContractAddress,
  aptosWallet,
} from '@mintline/core/identifiers'
import type { AptosNetwork } from '@mintline/core/networks'
import type { z } from 'zod'
import type { WrittenConfig } from '../../config/configSchema.ts'
import type { APTOS_EXTRAS } from '../../config/extrasSchema.ts'
import { orProblem } from '../../config/orProblem.ts'
import { parseConfig, type ReadDrop, type ValueReaders } from '../../config/parseConfig.ts'
import { readOctas } from '../chain/aptosAmount.ts'
import { APTOS_NETWORKS } from '../chain/aptosNetworks.ts'

/** Settings that only drops on Aptos have. */
interface DropExtras {
  /** Of the drop machine. */
  readonly version: MachineVersion
  /** True if the drop can go on without a limit. */
  readonly isOpenEdition: boolean
  /** Address that published the drop machine; undefined = the local network's. */
  readonly machine: AptosAddress | undefined
  /** The collection; undefined = the one that the wallet creates. */
  readonly contract: AptosContractAddress | undefined
}

/** A drop's config on Aptos, parsed and complete. Amounts are octas. */
export type AptosConfig = ReadDrop<AptosNetwork, bigint, bigint, DropExtras>

/** A phase in a config. */
export type AptosPhaseConfig = AptosConfig['phases'][number]

const READERS: ValueReaders<AptosNetwork, bigint> = {
  chain: (name = '') => APTOS_NETWORKS.named(name),
  amount: readOctas,
  price: readOctas,
  wallet: (address) => aptosWallet(address),
  capabilities: APTOS_CAPABILITIES,
}

/** Reads a config's values. */
export function parseAptosConfig(
  written: WrittenConfig<z.output<typeof APTOS_EXTRAS>>,
  context: z.RefinementCtx,
): AptosConfig {
  const { version = 2, isOpenEdition = false, machine, contract } = written.extras ?? {}
  return {
    ...parseConfig(written, READERS, context),
    extras: {
      ...{ version, isOpenEdition },
      machine:
        machine === undefined
          ? undefined
          : orProblem(context, () => aptosWallet(machine), 'extras.machine'),
      contract:
        contract === undefined
          ? undefined
          : orProblem(context, () => aptosContractAddress(contract), 'extras.contract'),
    },
  }
}
