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

  /** The socket opens lazily: a first confirmed subscription shows that later ones are in order. */
  const settled = () => fundedKeypair(connection)

  it('tells of a change of an account', async () => {
    // Given a listener on an address without an account
    const account = Keypair.generate()
    const changed = firstOf<AccountInfo<Buffer>>((hand) => {
      connection.onAccountChange(account.publicKey, hand)
    })
    await settled()

    // When the account is made
    await createAccount(account)

    // Then the listener has it
    const info = await changed
    expect(info.lamports).to.equal(946_560)
    expect(info.data.length).to.equal(8)
    expect(info.owner.equals(SystemProgram.programId)).to.equal(true)
  })

  it('tells of the accounts of a program that pass the filters', async () => {
    // Given a listener on a program's accounts of eight bytes
    const programId = Keypair.generate().publicKey
    const changed = firstOf<KeyedAccountInfo>((hand) => {
      connection.onProgramAccountChange(programId, hand, { filters: [{ dataSize: 8 }] })
    })
    await settled()

    // When such an account is made
    const account = Keypair.generate()
    await createAccount(account, programId)

    // Then the listener has its address
    expect((await changed).accountId.equals(account.publicKey)).to.equal(true)
  })

  it('tells of the logs of transactions that mention an address', async () => {
    // Given a listener on an address
    const account = Keypair.generate()
    const logged = firstOf<Logs>((hand) => {
      connection.onLogs(account.publicKey, hand)
    })
    await settled()

    // When a transaction mentions it
    const signature = await createAccount(account)

    // Then the listener has its logs
    const logs = await logged
    expect(logs.signature).to.equal(signature)
    expect(logs.err).to.equal(null)
    expect(logs.logs.at(-1)).to.equal('Program 11111111111111111111111111111111 success')
  })

  it('tells of slots as time goes on', async () => {
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

  it('tells at once of a signature that has landed before', async () => {
    // Given a transaction that landed
    const account = Keypair.generate()
    const signature = await createAccount(account)

    // When someone subscribes to it, then the answer comes
    const result = await firstOf<{ err: unknown }>((hand) => {
      connection.onSignature(signature, hand)
    })
    expect(result.err).to.equal(null)
  })
})
