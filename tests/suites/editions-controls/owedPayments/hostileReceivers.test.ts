import {
  BPF_LOADER_PROGRAM_ID,
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  NonceAccount,
  PublicKey,
  SystemProgram,
} from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../../../helpers/collection.ts'
import { gains } from '../../../helpers/effects.ts'
import { percentFee } from '../../../helpers/fees.ts'
import { claimFor, expectOwed } from '../../../helpers/owed.ts'

describe('receivers that changed after they were set', () => {
  const SHARE = 50_000n
  const UPGRADEABLE = new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111')
  let chain: Chain
  let minter: Keypair
  let recipient: Keypair
  let collection: Collection

  before(async () => {
    chain = await Chain.start()
  })

  beforeEach(async () => {
    minter = await chain.wallet()
    recipient = await chain.wallet()
    collection = await Collection.deploy(chain, {
      treasury: recipient.publicKey,
      platformFee: percentFee(5_000n, [recipient.publicKey]),
      phases: [{ ...OPEN_PHASE, priceAmount: 2n * SHARE }],
    })
  })

  for (const owner of [BPF_LOADER_PROGRAM_ID, UPGRADEABLE]) {
    it(`a program of ${owner.toBase58()} does not stop the drop`, async () => {
      // The state of an upgradeable program: its tag and the address of its data.
      const data = Buffer.alloc(36)
      data.writeUInt32LE(2)
      const lamports = Number(await chain.rent(36))
      const program = { lamports, data, owner, executable: true }
      chain.setAccount(recipient.publicKey, program)

      const [paid] = await gains(chain, [recipient.publicKey], async () => {
        await collection.mint(minter)
        await collection.mintInto(minter)
      })

      expect(paid).to.equal(0n)
      await expectOwed(collection, 2n * SHARE, [2n * SHARE])
    })
  }

  it('an account of another program is paid as long as it keeps its rent', async () => {
    // Given a recipient that gave its wallet to a program, with one lamport less than the rent and a share
    const [data, owner] = [Buffer.alloc(1_000), Keypair.generate().publicKey]
    const rent = await chain.rent(data.length)
    const lamports = Number(rent - SHARE - 1n)
    chain.setAccount(recipient.publicKey, { lamports, data, owner, executable: false })

    await collection.mint(minter)
    await expectOwed(collection, SHARE, [SHARE])

    const [paid] = await gains(chain, [recipient.publicKey], () =>
      chain.send([claimFor(collection, recipient.publicKey)], [minter]),
    )
    expect(paid).to.equal(2n * SHARE)
    await expectOwed(collection, 0n)
  })

  it('a nonce account of the system program is paid beyond its own rent', async () => {
    const nonce = Keypair.generate()
    const rent = await chain.rent(NONCE_ACCOUNT_LENGTH)
    const create = SystemProgram.createNonceAccount({
      fromPubkey: minter.publicKey,
      noncePubkey: nonce.publicKey,
      authorizedPubkey: minter.publicKey,
      lamports: Number(rent),
    })
    await chain.send(create.instructions, [minter, nonce])
    const other = await Collection.deploy(chain, {
      treasury: nonce.publicKey,
      phases: [{ ...OPEN_PHASE, priceAmount: SHARE }],
    })

    const [paid] = await gains(chain, [nonce.publicKey], () => other.mint(minter))

    expect(paid).to.equal(SHARE)
    const account = await chain.account(nonce.publicKey)
    const { authorizedPubkey } = NonceAccount.fromAccountData(account?.data ?? Buffer.alloc(0))
    expect(authorizedPubkey.toBase58()).to.equal(minter.publicKey.toBase58())
  })
})
