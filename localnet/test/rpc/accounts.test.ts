import { createMint, getOrCreateAssociatedTokenAccount, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import {
  type Connection,
  Keypair,
  type MemcmpFilter,
  type PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'
import { expect } from 'chai'
import type { Localnet } from '../../src/index.ts'
import { fundedKeypair, rpc, startTestNet } from '../_setup.ts'

describe('reading accounts', () => {
  let localnet: Localnet
  let connection: Connection
  let payer: Keypair
  let mint: PublicKey
  let holding: PublicKey

  before(async () => {
    ;({ localnet, connection } = await startTestNet())
    payer = await fundedKeypair(connection)
    mint = await createMint(connection, payer, payer.publicKey, null, 3)
    holding = (await getOrCreateAssociatedTokenAccount(connection, payer, mint, payer.publicKey))
      .address
  })
  after(() => localnet.close())

  const read = async (address: PublicKey, config: object) => {
    const { result, error } = await rpc(localnet.rpcUrl, 'getAccountInfo', [
      address.toBase58(),
      config,
    ])
    return { value: (result as { value: { data: unknown } } | undefined)?.value, error }
  }

  it('encodes data as requested, and slices it', async () => {
    // Given a slice of the mint: its decimals and initialized flag
    const dataSlice = { offset: 44, length: 2 }

    // When it is read in each encoding, then each has the same two bytes
    const data = async (encoding: string) => (await read(mint, { encoding, dataSlice })).value?.data
    expect(await data('base64')).to.deep.equal(['AwE=', 'base64'])
    expect(await data('base58')).to.deep.equal(['EG', 'base58'])
    expect(await data('base64+zstd')).to.deep.equal([
      // Magic, descriptor, size 2, one last raw block of 2 bytes, the bytes.
      Buffer.from('28b52ffd' + 'a0' + '02000000' + '110000' + '0301', 'hex').toString('base64'),
      'base64+zstd',
    ])
  })

  it('error: base58 for more than 128 bytes', async () => {
    // When a whole token account is requested in base58, then the node's advice is returned
    const { error } = await read(holding, { encoding: 'base58' })
    expect(error?.message).to.equal(
      'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
    )
  })

  it('shows unparseable data as bytes', async () => {
    // When the parsed form of a system account is requested, then it is base64
    const { value } = await read(payer.publicKey, { encoding: 'jsonParsed' })
    expect(value?.data).to.deep.equal(['', 'base64'])
  })

  it('finds program accounts by size and bytes, with a slice of their data', async () => {
    // Given a token account of the payer
    const owner = payer.publicKey
    const found = (memcmp: MemcmpFilter['memcmp']) =>
      connection.getProgramAccounts(TOKEN_PROGRAM_ID, {
        dataSlice: { offset: 0, length: 0 },
        filters: [{ dataSize: 165 }, { memcmp }],
      })

    // When accounts of that size with that owner are requested, in either encoding
    const [inBase58] = await found({ offset: 32, bytes: owner.toBase58() })
    const bytes = owner.toBuffer().toString('base64')
    const [inBase64] = await found({ offset: 32, bytes, encoding: 'base64' })

    // Then it is found, without its data
    expect(inBase58?.pubkey.equals(holding)).to.equal(true)
    expect(inBase58?.account.data.length).to.equal(0)
    expect(inBase64?.pubkey.equals(holding)).to.equal(true)
    const nobody = Keypair.generate().publicKey.toBase58()
    expect(await found({ offset: 32, bytes: nobody })).to.deep.equal([])
  })

  it('wraps program accounts in a context on request', async () => {
    // When it is requested, then the slot is included
    const answer = await rpc(localnet.rpcUrl, 'getProgramAccounts', [
      Keypair.generate().publicKey.toBase58(),
      { withContext: true, filters: ['tokenAccountState'] },
    ])
    expect(answer.result).to.have.keys('context', 'value')
  })

  it('drops an empty account', async () => {
    // Given an account with exactly its fee and a million lamports
    const leaving = Keypair.generate()
    const signature = await connection.requestAirdrop(leaving.publicKey, 1_005_000)
    await connection.confirmTransaction({ signature, ...(await connection.getLatestBlockhash()) })

    // When it sends all it has
    const transaction = new Transaction().add(
      SystemProgram.transfer({
        fromPubkey: leaving.publicKey,
        toPubkey: payer.publicKey,
        lamports: 1_000_000,
      }),
    )
    await sendAndConfirmTransaction(connection, transaction, [leaving])

    // Then it is gone
    expect(await connection.getAccountInfo(leaving.publicKey)).to.equal(null)
  })
})
