import { readFileSync } from 'node:fs'
import { BLOCKCHAINS } from '@mintline/core/networks'
import { expect } from 'chai'
import { CHAIN_KINDS } from '../../clients/cli/src/networks/chainKind.ts'
import { ROOT } from '../helpers/documents.ts'
import { repositoryFiles } from './repositoryFiles.ts'

/** Products that work on every chain, where a chain is data. The server's readers of chains are adapters themselves. */
const SHARED = /^(clients\/core\/src|clients\/cli\/src|app\/src)\//

/** Folders that belong to one chain. */
const OF_ONE_CHAIN = /^(clients\/cli\/src|app\/src\/mint-page)\/(solana|evm|aptos)\//

const NAMES = [...CHAIN_KINDS, ...BLOCKCHAINS].join('|')

/** A comparison with a chain's name. */
const COMPARISON = new RegExp(`(?:[!=]==|\\bcase) '(?:${NAMES})'`, 'g')

/** Files outside adapters that compare with a chain's name, how often, and why. */
const ALLOWED: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'clients/core/src/networks/blockchains.ts': [4, 'the list of chains with the formats they share'],
  'clients/core/src/networks/evmBlockchains.ts': [1, 'the same list, for EVM chains'],
  'clients/core/src/networks/explorerUrl.ts': [1, "addresses of Eclipse's explorers"],
  'clients/core/src/networks/walletTypes.ts': [
    1,
    'the one chain whose wallets have a type of their own',
  ],
  'clients/cli/src/networks/chainKind.ts': [3, 'the list of adapters'],
  'clients/cli/src/networks/networkNamed.ts': [1, "narrows a network to an EVM chain's"],
  'clients/cli/src/runtime/runtime.ts': [4, 'loads the context of one chain alone'],
  'clients/cli/src/runtime/commandContext.ts': [2, "the context of Solana's commands"],
  'clients/cli/src/config/loadConfigKind.ts': [1, 'only Solana needs no optional packages'],
  'clients/cli/src/assets/buildSettings.ts': [1, 'EVM drops have no document for each item'],
}

describe('Products for every chain', () => {
  it("compare with a chain's name only in listed places", () => {
    const found = repositoryFiles(['.ts', '.tsx'])
      .filter((path) => SHARED.test(path) && !OF_ONE_CHAIN.test(path) && !path.includes('.test.'))
      .flatMap((path) => {
        const count = [...readFileSync(`${ROOT}${path}`, 'utf8').matchAll(COMPARISON)].length
        return count === 0 ? [] : [[path, count] as const]
      })
    const allowed = Object.entries(ALLOWED).map(([path, [count]]) => [path, count] as const)
    expect(Object.fromEntries(found)).to.deep.equal(Object.fromEntries(allowed))
  })
})
