import {
  generateSigner,
  keypairIdentity,
  lamports,
  publicKey,
  sol,
  transactionBuilder,
} from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { startTestNet } from '../_setup.ts'

describe('umi', () => {
  let localnet: Localnet

  before(async () => {
    ;({ localnet } = await startTestNet())
  })
  after(() => localnet.close())

  it('builds, sends and confirms a transfer', async () => {
    // Given an identity with five SOL
    const umi = createUmi(localnet.rpcUrl)
    const identity = umi.eddsa.generateKeypair()
    umi.use(keypairIdentity(identity))
    await umi.rpc.airdrop(identity.publicKey, sol(5))
    const to = generateSigner(umi).publicKey

    // When a transaction builder with a system transfer is sent
    const data = new Uint8Array(12)
    const view = new DataView(data.buffer)
    view.setUint32(0, 2, true)
    view.setBigUint64(4, 1_000_000_000n, true)
    const instruction = {
      programId: publicKey('11111111111111111111111111111111'),
      keys: [
        { pubkey: identity.publicKey, isSigner: true, isWritable: true },
        { pubkey: to, isSigner: false, isWritable: true },
      ],
      data,
    }
    const { signature, result } = await transactionBuilder([
      { instruction, signers: [umi.identity], bytesCreatedOnChain: 0 },
    ]).sendAndConfirm(umi)

    // Then it has arrived
    expect(result.value.err).to.equal(null)
    expect(await umi.rpc.getBalance(to)).to.deep.equal(sol(1))
    expect(await umi.rpc.getBalance(identity.publicKey)).to.deep.equal(lamports(3_999_995_000))
    const shown = await umi.rpc.getTransaction(signature)
    expect(shown?.meta.fee).to.deep.equal(lamports(5_000))
  })
})
