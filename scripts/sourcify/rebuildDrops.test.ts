import { createRequire } from 'node:module'
import { expect } from 'chai'
import { readFactory } from '../generate/evm/contractFactory.ts'
import { rebuildDrops } from './rebuildDrops.ts'

const require = createRequire(new URL('../../clients/evm/package.json', import.meta.url))

/** Metadata at the end of code: the hash of the sources' paths and texts, and the compiler's version. */
const METADATA = /a2646970667358221220[0-9a-f]{64}64736f6c63430008170033$/

describe('rebuildDrops', () => {
  it('builds the published code from its sources, but for the hash of its metadata', () => {
    const rebuilt = rebuildDrops()
    expect(rebuilt.map(({ contract }) => contract)).to.deep.equal([
      'OpenEditionERC721FlatFee',
      'DropERC1155',
    ])
    for (const { contract, bytecode } of rebuilt) {
      const published = readFactory(contract).bytecode
      expect(bytecode).to.match(METADATA)
      expect(published).to.match(METADATA)
      expect(bytecode.replace(METADATA, '')).to.equal(published.replace(METADATA, ''))
    }
  })

  it('writes requests that hold all that the compiler needs', () => {
    const [first] = rebuildDrops()
    const request = JSON.parse(JSON.stringify(first?.request))
    expect(request.compilerVersion).to.equal('0.8.23+commit.f704f362')
    const [file, contract] = request.contractIdentifier.split(':')
    const settings = {
      ...request.stdJsonInput.settings,
      outputSelection: { [file]: { [contract]: ['evm.bytecode.object'] } },
    }
    // Without callback, imports are found in the request alone.
    const output = JSON.parse(
      require('solc').compile(JSON.stringify({ ...request.stdJsonInput, settings })),
    )
    const { bytecode } = output.contracts[file][contract].evm
    expect(`0x${bytecode.object}`).to.equal(first?.bytecode)
  })
})
