import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Abi, type AbiParameter, toFunctionSelector } from 'viem'
import { compileContracts, SMALL } from './compileContracts.ts'
import { type ContractArtifact, readFactory } from './contractFactory.ts'
import { headerOf } from './headerOf.ts'

const HEADER = headerOf('@rarible/external-contracts')

/** Both variants' contracts, by folder of generated files. */
const CONTRACTS = {
  openEdition: 'OpenEditionERC721FlatFee',
  dropErc1155: 'DropERC1155',
} as const

/**
 * Generates the EVM drop contracts' ABIs and bytecode for the client in `out`. Each ABI entry is a separate constant,
 * so that pages include only those they use.
 */
export function generateEvmContracts(out: string): void {
  const folder = join(out, 'clients', 'evm', 'src', 'generated')
  const errors = new Map<string, Abi[number]>()
  for (const [file, contract] of Object.entries(CONTRACTS)) {
    const artifact = readFactory(contract)
    mkdirSync(join(folder, file), { recursive: true })
    writeFileSync(join(folder, file, 'abi.ts'), abiFile(artifact))
    writeFileSync(join(folder, file, 'bytecode.ts'), bytecodeFile(contract, artifact))
    for (const entry of artifact.abi) if (entry.type === 'error') errors.set(entry.name, entry)
  }
  const all = [...errors.values()].map(withoutInternalTypes)
  const text = `/** Custom errors of both contracts. */
export const DROP_ERRORS = ${JSON.stringify(all, null, 2)} as const
`
  writeFileSync(join(folder, 'errors.ts'), `${HEADER}\n${text}`)
  writeFileSync(join(folder, 'batchReader.ts'), batchReaderFile())
}

function batchReaderFile(): string {
  const source = './contracts/BatchReader.yul'
  const {
    bytecodes: [bytecode],
  } = compileContracts('@mintline/evm', [source], SMALL)
  return `${headerOf('contracts/BatchReader.yul')}
/** Creation bytecode of BatchReader, which answers with the results of calls. */
export const BATCH_READER =
  '${bytecode}'
`
}

function abiFile({ abi }: ContractArtifact): string {
  const constants = abi.flatMap((entry) => {
    const isNamed = entry.type === 'function' || entry.type === 'event'
    if (!isNamed || isOverload(abi, entry.name)) return []
    const json = JSON.stringify({ ...withoutInternalTypes(entry), ...selectorOf(entry) }, null, 2)
    return [`export const ${constantName(entry)} = ${json} as const\n`]
  })
  return [HEADER, ...constants].join('\n')
}

/** Function selectors are computed here, so that pages load no code for it. */
function selectorOf(entry: Abi[number]): object {
  return entry.type === 'function' ? { selector: toFunctionSelector(entry) } : {}
}

/** Returns true if a function is overloaded. Overloads only transfer items and are left out. */
function isOverload(abi: Abi, name: string): boolean {
  return abi.filter((entry) => entry.type === 'function' && entry.name === name).length > 1
}

function constantName({ type, name }: { type: string; name: string }): string {
  if (type === 'event') return `${name[0]?.toLowerCase()}${name.slice(1)}Event`
  return /^[A-Z_]+$/.test(name) ? camelCase(name) : name
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function bytecodeFile(contract: string, { bytecode }: ContractArtifact): string {
  return `${HEADER}
/** Creation bytecode of ${contract}. */
export const BYTECODE = '${bytecode}'
`
}

function withoutInternalTypes(entry: Abi[number]): object {
  return JSON.parse(JSON.stringify(entry), (key, value: AbiParameter) =>
    key === 'internalType' ? undefined : value,
  )
}
