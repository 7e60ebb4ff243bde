import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type Address, checksumAddress, maxUint256, zeroAddress } from 'viem'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import { failureOf } from '../../../core/test/async/_clock.ts'
import { isInAllowlist } from '../../src/allowlist/allowlistProof.ts'
import { buildAllowlist } from '../../src/allowlist/buildAllowlist.ts'
import { formatProofDocument } from '../../src/allowlist/proofDocument.ts'
import { readAllowlistProof, writeAllowlistProofs } from '../../src/node/proofFiles.ts'

const WALLETS = ['1', '2', '3'].map((digit) => evmAddress(`0x${digit.repeat(40)}`))

function entriesOf(wallets: readonly EvmAddress[]) {
  return wallets.map((wallet) => ({
    wallet,
    quantityLimitPerWallet: 2n,
    pricePerToken: maxUint256,
    currency: zeroAddress,
  }))
}

describe('files of allowlist proofs', () => {
  it('are read back as written, and only those that changed are written again', async () => {
    const folder = join(temporaryFolder(), 'proofs')
    const allowlist = buildAllowlist(entriesOf(WALLETS))
    const input = { allowlist, wallets: WALLETS, folder }
    expect(await writeAllowlistProofs(input)).to.deep.equal({ written: 3, kept: 0, removed: 0 })
    expect(await writeAllowlistProofs(input)).to.deep.equal({ written: 0, kept: 3, removed: 0 })
    for (const wallet of WALLETS) {
      const proof = await readAllowlistProof({ folder, wallet })
      if (!proof) throw new Error('The proof is missing')
      expect(isInAllowlist({ ...proof, wallet }, allowlist.merkleRoot)).to.equal(true)
    }
    const other = evmAddress(`0x${'4'.repeat(40)}`)
    expect(await readAllowlistProof({ folder, wallet: other })).to.equal(undefined)
  })

  it('are found by the checksummed names that other tools give them', async () => {
    const folder = temporaryFolder()
    const wallet = evmAddress(`0x${'ab'.repeat(20)}`)
    const proof = buildAllowlist(entriesOf([wallet])).proofOf(wallet)
    if (!proof) throw new Error('The proof is missing')
    const name = checksumAddress(wallet as Address)
    writeFileSync(join(folder, `${name}.json`), formatProofDocument(proof))
    for (const spelling of [wallet, name]) {
      expect(await readAllowlistProof({ folder, wallet: spelling })).to.deep.equal(proof)
    }
  })

  it('of wallets that are no longer listed are removed, and no other files', async () => {
    const folder = temporaryFolder()
    const [first, second] = [WALLETS.slice(0, 2), WALLETS.slice(0, 1)]
    await writeAllowlistProofs({
      allowlist: buildAllowlist(entriesOf(first)),
      wallets: first,
      folder,
    })
    writeFileSync(join(folder, 'index.html'), 'Proofs')
    const allowlist = buildAllowlist(entriesOf(second))
    const counts = await writeAllowlistProofs({ allowlist, wallets: second, folder })
    expect(counts).to.deep.equal({ written: 1, kept: 0, removed: 1 })
    expect(readdirSync(folder).sort()).to.deep.equal(
      [`${WALLETS[0]}.json`, 'index.html', 'index.json'].sort(),
    )
  })

  it('error: a missing folder does not look like a list without the wallet', async () => {
    const folder = join(temporaryFolder(), 'missing')
    const failure = await failureOf(readAllowlistProof({ folder, wallet: `${WALLETS[0]}` }))
    expect(failure).to.include({ code: 'MERKLE_PROOF_NOT_AVAILABLE' })
  })
})
