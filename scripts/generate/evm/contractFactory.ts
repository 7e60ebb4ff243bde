import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Abi } from 'viem'

/** A contract's ABI and creation bytecode. */
export interface ContractArtifact {
  readonly abi: Abi
  readonly bytecode: string
}

const require = createRequire(new URL('../../../clients/evm/package.json', import.meta.url))

/**
 * Reads a contract from its factory's source in `@rarible/external-contracts`, since loading the factory requires
 * ethers.
 */
export function readFactory(contract: string): ContractArtifact {
  const file = require.resolve(`@rarible/external-contracts/js/factories/${contract}__factory.js`)
  const source = readFileSync(file, 'utf8')
  const abi: Abi = runInNewContext(`(${matchIn(source, /var _abi = (\[[\s\S]*?\n\]);/, file)})`)
  return { abi, bytecode: matchIn(source, /var _bytecode = "(0x[0-9a-f]+)";/, file) }
}

/** Reads a constant from viem's bytecode module source: viem does not export every one. */
export function readViemBytecode(constant: string): string {
  const file = join(dirname(require.resolve('viem/package.json')), '_esm/constants/contracts.js')
  const source = readFileSync(file, 'utf8')
  return matchIn(source, new RegExp(`${constant} = '(0x[0-9a-f]+)'`), file)
}

function matchIn(source: string, pattern: RegExp, file: string): string {
  const found = pattern.exec(source)?.[1]
  if (found === undefined)
    throw new Error(`${file} has an unexpected format: ${pattern} does not match.`)
  return found
}
