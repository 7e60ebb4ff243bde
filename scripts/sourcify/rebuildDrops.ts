import { compileContracts, PUBLISHED } from '../generate/evm/compileContracts.ts'

/** Package that publishes the contracts with their sources. Its code is what Mintline deploys. */
const PACKAGE = '@rarible/external-contracts'

/** Sources of the contracts behind drops, by contract. */
const SOURCES = {
  OpenEditionERC721FlatFee: 'prebuilts/open-edition/OpenEditionERC721FlatFee.sol',
  DropERC1155: 'prebuilts/drop/DropERC1155.sol',
} as const

/** A contract behind drops, built from its sources. */
export interface RebuiltDrop {
  readonly contract: keyof typeof SOURCES
  /** Creation bytecode. Its metadata's hash differs from the published one, which has other paths of sources. */
  readonly bytecode: string
  /** What Sourcify's `POST /v2/verify/{chainId}/{address}` takes. */
  readonly request: object
}

/** Builds the contracts behind drops from their published sources, as they were built for publication. */
export function rebuildDrops(): RebuiltDrop[] {
  return Object.entries(SOURCES).map(([contract, path]) => {
    const file = `${PACKAGE}/contracts/${path}`
    const { bytecodes, sources, compilerVersion } = compileContracts(PACKAGE, [file])
    const entries = Object.entries(sources).map(([name, content]) => [name, { content }])
    return {
      contract: contract as keyof typeof SOURCES,
      bytecode: bytecodes[0] ?? '',
      request: {
        stdJsonInput: { ...PUBLISHED, sources: Object.fromEntries(entries) },
        compilerVersion,
        contractIdentifier: `${file}:${contract}`,
      },
    }
  })
}
