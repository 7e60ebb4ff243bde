import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileContracts } from './compileContracts.ts'
import { readViemBytecode } from './contractFactory.ts'
import { headerOf } from './headerOf.ts'

/** Builds that tests deploy, by generated file: a package and its contracts by constant. */
const BUILDS = {
  thirdweb315: {
    packageName: '@thirdweb-dev/contracts',
    contracts: {
      OPEN_EDITION: '@thirdweb-dev/contracts/prebuilts/open-edition/OpenEditionERC721FlatFee.sol',
      DROP_ERC1155: '@thirdweb-dev/contracts/prebuilts/drop/DropERC1155.sol',
      ERC20: '@openzeppelin/contracts/token/ERC20/presets/ERC20PresetFixedSupply.sol',
    },
  },
  // Without custom errors and flat fees. An override in package.json replaces @chainlink/contracts, which
  // brings 40 packages and is used only by oracles.
  thirdweb311: {
    packageName: 'thirdweb-contracts-3-11',
    contracts: {
      OPEN_EDITION: 'thirdweb-contracts-3-11/prebuilts/open-edition/OpenEditionERC721.sol',
      DROP_ERC1155: 'thirdweb-contracts-3-11/prebuilts/drop/DropERC1155.sol',
    },
  },
  oddToken: {
    packageName: '@mintline/evm',
    contracts: { ODD_TOKEN: './test/contracts/OddToken.sol' },
  },
  nameResolver: {
    packageName: '@mintline/evm',
    contracts: { NAME_RESOLVER: './test/contracts/NameResolver.sol' },
  },
} as const

/** Generates creation bytecode for contracts that tests deploy, for the client in `out`. */
export function generateTestBuilds(out: string): void {
  const folder = join(out, 'clients', 'evm', 'test', 'generated')
  mkdirSync(folder, { recursive: true })
  for (const [file, { packageName, contracts }] of Object.entries(BUILDS)) {
    const { bytecodes } = compileContracts(packageName, Object.values(contracts))
    const constants = Object.entries(contracts).map(
      ([name, path], index) =>
        `/** Creation bytecode of ${path.slice(path.lastIndexOf('/') + 1, -'.sol'.length)}. */
export const ${name}_BYTECODE =
  '${bytecodes[index]}'
`,
    )
    writeFileSync(join(folder, `${file}.ts`), [headerOf(packageName), ...constants].join('\n'))
  }
  writeFileSync(join(folder, 'multicall3.ts'), multicallFile())
}

function multicallFile(): string {
  return `${headerOf('viem')}
/** Creation bytecode of Multicall3. */
export const MULTICALL3 =
  '${readViemBytecode('multicall3Bytecode')}'
`
}
