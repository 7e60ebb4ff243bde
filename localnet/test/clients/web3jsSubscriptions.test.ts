import {
  type AccountInfo,
  type Connection,
  type KeyedAccountInfo,
  Keypair,
  type Logs,
  type SlotInfo,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { firstOf, fundedKeypair, startTestNet } from '../_setup.ts'

describe('@solana/web3.js subscriptions', () => {
  let localnet: Localnet
  let connection: Connection
  let payer: Keypair

  before(async () => {
    ;({ localnet, connection } = await startTestNet())
    payer = await fundedKeypair(connection)
  })
  after(() => localnet.close())

  const createAccount = async (account: Keypair, programId = SystemProgram.programId) => {
    const lamports = await connection.getMinimumBalanceForRentExemption(8)
    const transaction = new Transaction().add(
      SystemProgram.createAccount({
        fromPubkey: payer.publicKey,
        newAccountPubkey: account.publicKey,
        lamports,
        space: 8,
        programId,
      }),
    )
    return sendAndConfirmTransaction(connection, transaction, [payer, account])
  }

  /** The socket opens lazily: a confirmed subscription shows that later ones will be in order. */
  const settled = () => fundedKeypair(connection)

  it('notify of a change of an account', async () => {
    // Given a listener on an address without an account
    const account = Keypair.generate()
    const changed = firstOf<AccountInfo<Buffer>>((hand) => {
      connection.onAccountChange(account.publicKey, hand)
    })
    await settled()

    // When the account is created
    await createAccount(account)

    // Then the listener gets it
    const info = await changed
    expect(info.lamports).to.equal(946_560)
    expect(info.data.length).to.equal(8)
    expect(info.owner.equals(SystemProgram.programId)).to.equal(true)
  })

  it("notify of a program's accounts that match the filters", async () => {
    // Given a listener for a program's accounts of eight bytes
    const programId = Keypair.generate().publicKey
    const changed = firstOf<KeyedAccountInfo>((hand) => {
      connection.onProgramAccountChange(programId, hand, { filters: [{ dataSize: 8 }] })
    })
    await settled()

    // When such an account is created
    const account = Keypair.generate()
    await createAccount(account, programId)

    // Then the listener gets its address
    expect((await changed).accountId.equals(account.publicKey)).to.equal(true)
  })

  it('notify of logs of transactions that mention an address', async () => {
    // Given a listener on an address
    const account = Keypair.generate()
    const logged = firstOf<Logs>((hand) => {
      connection.onLogs(account.publicKey, hand)
    })
    await settled()

    // When a transaction mentions it
    const signature = await createAccount(account)

    // Then the listener gets its logs
    const logs = await logged
    expect(logs.signature).to.equal(signature)
    expect(logs.err).to.equal(null)
    expect(logs.logs.at(-1)).to.equal('Program 11111111111111111111111111111111 success')
  })

  it('notify of slots as time passes', async () => {
    // When two slots are awaited
    const slots: SlotInfo[] = []
    const id = await new Promise<number>((resolve) => {
      const listener = connection.onSlotChange((info) => {
        slots.push(info)
        if (slots.length === 2) resolve(listener)
      })
    })
    await connection.removeSlotChangeListener(id)

    // Then the second is later than the first, and each follows its parent
    const [first, second] = slots
    expect(second?.slot).to.be.greaterThan(first?.slot ?? Infinity)
    expect(second?.parent).to.equal((second?.slot ?? 0) - 1)
  })

  it('notify at once of a signature that landed before', async () => {
    // Given a transaction that landed
    const account = Keypair.generate()
    const signature = await createAccount(account)

    // When a client subscribes to it, then it is notified
    const result = await firstOf<{ err: unknown }>((hand) => {
      connection.onSignature(signature, hand)
    })
    expect(result.err).to.equal(null)
  })
})
