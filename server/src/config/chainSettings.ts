import { LOCAL_DROP_MACHINE } from '@mintline/aptos/reads'
import { aptosAddress, evmAddress, isAptosAddress, isEvmAddress } from '@mintline/core/identifiers'
import { BLOCKCHAINS, type EvmBlockchain, isEvmBlockchain } from '@mintline/core/networks'
import { z } from 'zod'

/** Aptos ingest settings. */
export interface AptosSettings {
  /** First version to read. */
  readonly firstVersion: number
  /** Addresses where drop machines are published, in core's normal form. */
  readonly machines: readonly string[]
}

const VERSION_RULE = 'must be a whole number from 1'

/** Aptos settings, in the file. */
const APTOS_SCHEMA = z
  .strictObject({
    firstVersion: z.int({ error: VERSION_RULE }).min(1, { error: VERSION_RULE }).optional(),
    machines: z
      .array(
        z.string().refine((text) => isAptosAddress(text), {
          error: 'must be the address of a drop machine',
        }),
      )
      .min(1, { error: 'must name at least one drop machine' })
      .optional(),
  })
  .optional()

/** An EVM chain's ingest settings. */
export interface ChainSettings {
  /** Number of the first block to read; undefined = the node decides, which may serve a public chain. */
  readonly firstBlock: number | undefined
  /** Confirmations: blocks that must follow a block before it is read. */
  readonly confirmations: number
  /** Item contracts to follow, in core's normal form; undefined = all. */
  readonly contracts: readonly string[] | undefined
  /** Seaport contracts whose trades count, in core's normal form. */
  readonly seaports: readonly string[]
}

/** Seaport 1.5 and 1.6, deployed at the same addresses on all chains, since these derive from their code. */
const SEAPORTS = [
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
  '0x0000000000000068f116a894984e2db1123eb395',
]

const BLOCK_RULE = 'must be a whole number from 0'
const BLOCK = z.int({ error: BLOCK_RULE }).min(0, { error: BLOCK_RULE }).optional()

const ADDRESSES = z.array(
  z.string().refine((text) => isEvmAddress(text), { error: 'must be the address of a contract' }),
)

const CHAIN = z
  .strictObject({
    firstBlock: BLOCK,
    confirmations: BLOCK,
    contracts: ADDRESSES.min(1, { error: 'must name at least one contract' }).optional(),
    seaports: ADDRESSES.optional(),
  })
  .optional()

const EVM_CHAINS = Object.fromEntries(
  BLOCKCHAINS.filter(isEvmBlockchain).map((blockchain) => [blockchain, CHAIN]),
) as Record<EvmBlockchain, typeof CHAIN>

/** Chain settings by blockchain, in the file. */
export const CHAINS_SCHEMA = z.strictObject({ ...EVM_CHAINS, APTOS: APTOS_SCHEMA }).optional()

/** Settings for all EVM chains in the file. */
export type AllChainSettings = Readonly<Partial<Record<EvmBlockchain, ChainSettings>>>

/** Settings for a chain that the file does not name: follow all of it. */
export const WHOLE_CHAIN: ChainSettings = {
  firstBlock: 0,
  confirmations: 0,
  contracts: undefined,
  seaports: SEAPORTS,
}

/** Returns the EVM chains' settings from the file. */
export function chainSettingsOf({
  APTOS: _,
  ...file
}: NonNullable<z.infer<typeof CHAINS_SCHEMA>> = {}): AllChainSettings {
  return Object.fromEntries(
    Object.entries(file).flatMap(([blockchain, chain]) => {
      if (!chain) return []
      const { firstBlock = 0, confirmations = 0, contracts, seaports = SEAPORTS } = chain
      const inNormalForm = (addresses: readonly string[]) =>
        addresses.map((address) => evmAddress(address))
      return [
        [
          blockchain,
          {
            firstBlock,
            confirmations,
            contracts: contracts && inNormalForm(contracts),
            seaports: inNormalForm(seaports),
          },
        ],
      ]
    }),
  )
}

/** Returns the Aptos settings from the file. Default: everything since the genesis, for the local networks' machine. */
export function aptosSettingsOf({
  firstVersion = 1,
  machines = [LOCAL_DROP_MACHINE],
}: NonNullable<z.infer<typeof APTOS_SCHEMA>> = {}): AptosSettings {
  return { firstVersion, machines: machines.map((address) => aptosAddress(address)) }
}
