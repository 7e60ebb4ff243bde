import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../helpers/chain.ts'
import { Deployment } from '../../helpers/deployment.ts'
import { expectUnchanged } from '../../helpers/effects.ts'
import { editionsEvents } from '../../helpers/events.ts'
import { testGroupMintAccess } from '../../helpers/groupMintAccess.ts'
import { readMetadata } from '../../helpers/mintState.ts'
import { expectEditionsError } from '../../helpers/programFailure.ts'
import { expectExactRent, gainOf } from '../../helpers/rent.ts'

type Field = Parameters<Deployment['addMetadata']>[0][number]

describe('editions / addMetadata', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  testGroupMintAccess(() => chain, {
    change: (deployment, accounts) =>
      deployment.addMetadata([{ field: 'artist', value: 'Ada' }], accounts),
    grows: true,
  })

  /** Expects that setting these fields is refused. */
  async function refuses(deployment: Deployment, args: Field[], error: string) {
    const outcome = await expectUnchanged(chain, deployment.addresses(), () =>
      deployment.trySend(deployment.addMetadata(args)),
    )
    expectEditionsError(outcome, error)
  }

  describe('keys', () => {
    it('an attacker cannot slip in a royalty creator as a field', async () => {
      const deployment = await Deployment.deploy(chain)
      for (const field of [
        Keypair.generate().publicKey.toBase58(),
        deployment.creator.publicKey.toBase58(),
        // The base58 text of this address has 32 characters, as a key may have.
        SystemProgram.programId.toBase58(),
      ]) {
        await refuses(deployment, [{ field, value: '100' }], 'FieldKeyIsAddress')
      }
    })

    it('reserved keys are refused, also after a valid field', async () => {
      const deployment = await Deployment.deploy(chain)
      for (const field of ['royalty_basis_points', 'name', 'symbol', 'uri']) {
        const args = [
          { field: 'artist', value: 'Ada' },
          { field, value: '1' },
        ]
        await refuses(deployment, args, 'FieldKeyReserved')
      }
    })

    it('keys that only resemble reserved ones or addresses are allowed', async () => {
      const deployment = await Deployment.deploy(chain)
      const args = [
        { field: 'Name', value: 'a' },
        { field: 'uris', value: 'b' },
        { field: '0'.repeat(32), value: 'no base58 digit' },
        { field: '1'.repeat(31), value: 'too short for an address' },
      ]
      await deployment.send(deployment.addMetadata(args))
      expect(await deployment.fields()).to.deep.equal(
        Object.fromEntries(args.map(({ field, value }) => [field, value])),
      )
    })

    it('a key has 1 to 32 bytes', async () => {
      const deployment = await Deployment.deploy(chain)
      for (const field of ['', 'k'.repeat(33), 'é'.repeat(17)]) {
        await refuses(deployment, [{ field, value: 'v' }], 'FieldKeyLengthInvalid')
      }
      for (const field of ['k', 'k'.repeat(32), 'é'.repeat(16)]) {
        await deployment.send(deployment.addMetadata([{ field, value: 'v' }]))
        expect((await deployment.fields())[field]).to.equal('v')
      }
    })

    it('keys that differ in case are different fields', async () => {
      const deployment = await Deployment.deploy(chain)
      const args = [
        { field: 'Artist', value: 'Ada' },
        { field: 'artist', value: 'Bob' },
      ]
      await deployment.send(deployment.addMetadata(args))
      expect(await deployment.fields()).to.deep.equal({ Artist: 'Ada', artist: 'Bob' })
    })
  })

  describe('values', () => {
    it('a value has at most 200 bytes', async () => {
      const deployment = await Deployment.deploy(chain)
      for (const value of ['v'.repeat(201), 'é'.repeat(101)]) {
        await refuses(deployment, [{ field: 'k', value }], 'FieldValueTooLong')
      }
      for (const value of ['', 'v'.repeat(200), 'é'.repeat(100)]) {
        await deployment.send(deployment.addMetadata([{ field: 'k', value }]))
        expect(await deployment.fields()).to.deep.equal({ k: value })
      }
    })

    it('an existing field is overwritten, with exact rent if it grows', async () => {
      // Given a field
      const deployment = await Deployment.deploy(chain)
      await deployment.send(deployment.addMetadata([{ field: 'k', value: 'short' }]))

      // When it is set to a longer value
      await deployment.send(deployment.addMetadata([{ field: 'k', value: 'v'.repeat(200) }]))

      // Then it has that value, and the mint its rent
      expect(await deployment.fields()).to.deep.equal({ k: 'v'.repeat(200) })
      await expectExactRent(chain, [deployment.groupMint.publicKey])
    })

    it('a shorter value costs nothing, and its freed rent is used again', async () => {
      // Given a long value
      const deployment = await Deployment.deploy(chain)
      const payer = await chain.wallet()
      const set = async (value: string) => {
        const instruction = await deployment.addMetadata([{ field: 'k', value }], {
          payer: payer.publicKey,
        })
        const [gain] = await gainOf(chain, payer.publicKey, () =>
          chain.send([instruction], [deployment.creator, payer]),
        )
        return gain
      }
      await set('v'.repeat(200))

      // When it is shortened and lengthened again
      const gains = [await set('v'), await set('w'.repeat(200))]

      // Then neither costs anything
      expect(gains).to.deep.equal([0n, 0n])
      expect(await deployment.fields()).to.deep.equal({ k: 'w'.repeat(200) })
      await expectExactRent(chain, [deployment.groupMint.publicKey])
    })

    it('a field named twice is refused, whatever its values', async () => {
      const deployment = await Deployment.deploy(chain)
      for (const values of [
        ['first', 'second'],
        ['same', 'same'],
      ]) {
        const args = values.map((value) => ({ field: 'k', value }))
        await refuses(deployment, args, 'DuplicateField')
        await refuses(deployment, [{ field: 'other', value: '' }, ...args], 'DuplicateField')
      }
    })

    it('rent freed by one field pays for another in the same call', async () => {
      const deployment = await Deployment.deploy(chain)
      const [long, short] = ['v'.repeat(200), 'v']
      await deployment.send(
        deployment.addMetadata([
          { field: 'a', value: long },
          { field: 'b', value: short },
        ]),
      )
      await deployment.send(
        deployment.addMetadata([
          { field: 'a', value: short },
          { field: 'b', value: long },
        ]),
      )
      expect(await deployment.fields()).to.deep.equal({ a: short, b: long })
      await expectExactRent(chain, [deployment.groupMint.publicKey])
    })

    it('an empty list changes nothing', async () => {
      const deployment = await Deployment.deploy(chain)
      await expectUnchanged(chain, deployment.addresses(), () =>
        deployment.send(deployment.addMetadata([])),
      )
    })
  })

  describe('number of fields', () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ field: `key ${index}`, value: 'v' }))

    it('ten fields fit, an eleventh does not', async () => {
      const deployment = await Deployment.deploy(chain)
      await deployment.send(deployment.addMetadata(ten))
      expect(Object.keys(await deployment.fields())).to.have.length(10)
      await refuses(deployment, [{ field: 'eleventh', value: 'v' }], 'TooManyFields')
      await refuses(deployment, [...ten, { field: 'eleventh', value: 'v' }], 'TooManyFields')
    })

    it('eleven fields at once are refused', async () => {
      const deployment = await Deployment.deploy(chain)
      await refuses(deployment, [...ten, { field: 'eleventh', value: 'v' }], 'TooManyFields')
    })

    it('a full collection can still overwrite its fields', async () => {
      const deployment = await Deployment.deploy(chain)
      await deployment.send(deployment.addMetadata(ten))
      await deployment.send(deployment.addMetadata([{ field: 'key 9', value: 'other' }]))
      expect((await deployment.fields())['key 9']).to.equal('other')
    })

    it('royalties and their creators do not count', async () => {
      // Given royalties of five creators
      const deployment = await Deployment.deploy(chain)
      const creators = Array.from({ length: 5 }, () => ({
        address: Keypair.generate().publicKey,
        share: 20,
      }))
      await deployment.send(deployment.addRoyalties({ royaltyBasisPoints: 500, creators }))

      // Then ten fields fit, and an eleventh does not
      await deployment.send(deployment.addMetadata(ten))
      expect(Object.keys(await deployment.fields())).to.have.length(16)
      await refuses(deployment, [{ field: 'eleventh', value: 'v' }], 'TooManyFields')
    })

    it('a creator whose address has 32 characters does not count either', async () => {
      // Given the shortest possible creator address: all zeros except for the last byte
      const deployment = await Deployment.deploy(chain)
      const address = shortestAddress()
      expect(address.toBase58()).to.have.length(32)
      await deployment.send(
        deployment.addRoyalties({ royaltyBasisPoints: 1, creators: [{ address, share: 100 }] }),
      )

      // Then ten fields fit
      await deployment.send(deployment.addMetadata(ten))
      expect(Object.keys(await deployment.fields())).to.have.length(12)
    })

    it('ten fields with the longest keys and values work, and the collection still mints', async () => {
      const deployment = await Deployment.deploy(chain)
      for (const index of ten.keys()) {
        const field = `${index}`.padEnd(32, 'k')
        await deployment.send(deployment.addMetadata([{ field, value: 'v'.repeat(200) }]))
      }
      await expectExactRent(chain, [deployment.groupMint.publicKey])
      const { mint } = await deployment.mintItem()
      expect((await readMetadata(chain, mint)).additionalMetadata).to.deep.equal([])
    })
  })

  it('the collection keeps its name, symbol and uri', async () => {
    const deployment = await Deployment.deploy(chain)
    await deployment.send(deployment.addMetadata([{ field: 'artist', value: 'Ada' }]))
    const { name, symbol, uri } = await readMetadata(chain, deployment.groupMint.publicKey)
    const { collectionName, collectionUri } = deployment.input
    expect([name, symbol, uri]).to.deep.equal([
      collectionName,
      deployment.input.symbol,
      collectionUri,
    ])
  })

  it('an event lists the fields', async () => {
    const deployment = await Deployment.deploy(chain)
    const fields = [
      { field: 'artist', value: 'Ada' },
      { field: 'year', value: '2026' },
    ]
    const outcome = await deployment.send(deployment.addMetadata(fields))
    expect(editionsEvents(outcome)).to.deep.equal([
      {
        name: 'metadataAdded',
        data: {
          editionsDeployment: deployment.address.toBase58(),
          fields,
        },
      },
    ])
  })
})

/** Returns 31 zero bytes and a one: the base58 text has 32 characters. */
function shortestAddress(): PublicKey {
  const bytes = new Uint8Array(32)
  bytes[31] = 1
  return new PublicKey(bytes)
}
