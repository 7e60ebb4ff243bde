import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../../tests/helpers/token.ts'
import { METADATA_PROGRAM } from '../../src/addresses.ts'
import { deriveTokenMetadata } from '../../src/pda/derivedAddresses.ts'
import { fetchPriceTokens } from '../../src/reads/fetchPriceTokens.ts'
import { startPrograms } from '../localnet.ts'
import { failureOf, tokenChain } from './_drop.ts'
import { batchSizes, recordingConnection } from './_requests.ts'

describe('fetchPriceTokens', () => {
  let localnet: Localnet
  let classic: Token
  let named: Token

  before(async () => {
    localnet = await startPrograms()
    const chain = tokenChain(new Connection(localnet.rpcUrl, 'confirmed'))
    classic = await Token.create(chain)
    named = await Token.createNamed(chain, 'USD')
  })
  after(() => localnet.close())

  const connect = () => new Connection(localnet.rpcUrl, 'confirmed')
  const shortened = (address: string) => `${address.slice(0, 4)}…${address.slice(-4)}`

  it('returns programs, decimals and symbols, with one request', async () => {
    const { connection, requests } = recordingConnection(localnet.rpcUrl)
    const mints = [classic, named, classic].map(({ mint }) => mint.toBase58())
    const [first = '', second = ''] = mints
    expect([...(await fetchPriceTokens(connection, mints)).values()]).to.deep.equal([
      {
        mint: first,
        tokenProgram: TOKEN_PROGRAM_ID.toBase58(),
        decimals: 6,
        symbol: shortened(first),
      },
      { mint: second, tokenProgram: TOKEN_2022_PROGRAM_ID.toBase58(), decimals: 6, symbol: 'USD' },
    ])
    expect(batchSizes(requests)).to.deep.equal([4])
  })

  it('leaves out addresses without a mint', async () => {
    const holder = Keypair.generate().publicKey
    await classic.give(holder, 1n)
    const others = [
      holder,
      classic.accountOf(holder),
      TOKEN_PROGRAM_ID,
      Keypair.generate().publicKey,
    ]
    const found = await fetchPriceTokens(
      connect(),
      others.map((address) => address.toBase58()),
    )
    expect([...found.keys()]).to.deep.equal([])
  })

  it('refuses what is no address, before a request', async () => {
    const { connection, requests } = recordingConnection(localnet.rpcUrl)
    const failure = await failureOf(fetchPriceTokens(connection, ['USDC']))
    expect(failure).to.include({ code: 'INVALID_ADDRESS' })
    expect(requests).to.deep.equal([])
  })

  const impostors = ['USDC', 'usdc', '$USDC', 'SOL', 'UЅDС', 'US DC', 'A'.repeat(11), '']
  for (const symbol of impostors) {
    it(`does not show the symbol ${JSON.stringify(symbol)} of any token`, async () => {
      const token = await Token.createNamed(tokenChain(connect()), symbol)
      const mint = token.mint.toBase58()
      const tokens = await fetchPriceTokens(connect(), [mint])
      expect(tokens.get(mint)?.symbol).to.equal(shortened(mint))
    })
  }

  describe('with a record of the metadata program', () => {
    const padded = Buffer.concat([Buffer.from('BONK'), Buffer.alloc(6)])

    it('returns its symbol without the padding', async () => {
      expect(await symbolWith(recordWith(padded))).to.equal('BONK')
    })

    it('ignores a record of another program', async () => {
      const shown = await symbolWith(recordWith(padded), TOKEN_PROGRAM_ID)
      expect(shown).to.equal(shortened(classic.mint.toBase58()))
    })

    for (const size of [0, 1, 64, 105]) {
      it(`does without a record that ends after ${size} bytes`, async () => {
        const shown = await symbolWith(recordWith(padded).subarray(0, size))
        expect(shown).to.equal(shortened(classic.mint.toBase58()))
      })
    }
  })

  /** Returns the classic token's symbol where the network has this account at the address of its metadata. */
  async function symbolWith(data: Buffer, owner = new PublicKey(METADATA_PROGRAM)) {
    const mint = classic.mint.toBase58()
    const connection = connect()
    const metadata = { data, owner, executable: false, lamports: 1 }
    const read = connection.getMultipleAccountsInfo.bind(connection)
    connection.getMultipleAccountsInfo = async (keys, config) => {
      const place = keys.findIndex(
        (key) => key.toBase58() === deriveTokenMetadata(solanaAddress(mint)),
      )
      return (await read(keys, config)).toSpliced(place, 1, metadata)
    }
    return (await fetchPriceTokens(connection, [mint])).get(mint)?.symbol
  }
})

/** A record as the metadata program writes it. */
function recordWith(symbol: Buffer): Buffer {
  return Buffer.concat([
    Buffer.alloc(65, 4),
    sized(Buffer.alloc(32)),
    sized(symbol),
    Buffer.alloc(99),
  ])
}

function sized(bytes: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(bytes.length)
  return Buffer.concat([size, bytes])
}
