import type { AddressWithShare, PlatformFeeTerms } from '@mintline/solana'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Chain } from '../../../helpers/chain.ts'
import { Collection, type CollectionOverrides } from '../../../helpers/collection.ts'
import { replaceBytes } from '../../../helpers/editInstruction.ts'
import { expectUnchanged, recordsOf } from '../../../helpers/effects.ts'
import { flatFee, percentFee } from '../../../helpers/fees.ts'
import { expectControlsError, expectEditionsError } from '../../../helpers/programFailure.ts'

const wallets = Array.from({ length: 6 }, () => Keypair.generate().publicKey)

/** Returns the first wallets with these shares. */
function shared(...shares: number[]): AddressWithShare[] {
  return shares.map((share, index) => ({ address: wallets[index] ?? PublicKey.default, share }))
}

/** Returns a fee for the first wallets with these shares. */
function feeOf(...shares: number[]): PlatformFeeTerms {
  return percentFee(300n, wallets.slice(0, shares.length), shares)
}

describe('input of initialiseEditionsControls', () => {
  let chain: Chain

  before(async () => {
    chain = await Chain.start()
  })

  /** Tries to deploy, and expects that no part of the collection exists. */
  async function deployInVain(overrides: CollectionOverrides) {
    const drop = await Collection.prepare(chain, overrides)
    const instruction = drop.deployInstruction()
    const outcome = await expectUnchanged(chain, recordsOf(drop), () =>
      chain.trySend([instruction], drop.deploySigners()),
    )
    expect(await chain.account(drop.deployment)).to.equal(null)
    return outcome
  }

  describe('refuses by its own rules', () => {
    const cases: [name: string, overrides: CollectionOverrides, error: string][] = [
      ['an item name of 65 bytes', { itemBaseName: 'n'.repeat(65) }, 'MintTemplateTooLong'],
      [
        'an item name of 65 bytes in 33 characters',
        { itemBaseName: `${'é'.repeat(32)}n` },
        'MintTemplateTooLong',
      ],
      ['an item uri of 201 bytes', { itemBaseUri: 'u'.repeat(201) }, 'MintTemplateTooLong'],
      [
        'a collection name of 65 bytes',
        { collectionName: 'n'.repeat(65) },
        'DeploymentTemplateTooLong',
      ],
      [
        'a collection uri of 201 bytes',
        { collectionUri: 'u'.repeat(201) },
        'DeploymentTemplateTooLong',
      ],
      [
        'royalties of 10,001 basis points',
        { royalties: { royaltyBasisPoints: 10_001, creators: shared(100) } },
        'CreatorFeeTooHigh',
      ],
      ['the default address as treasury', { treasury: PublicKey.default }, 'TreasuryIsDefault'],
      ['fee shares that sum to 99', { platformFee: feeOf(50, 49) }, 'InvalidFeeShares'],
      ['fee shares that sum to 101', { platformFee: feeOf(50, 51) }, 'InvalidFeeShares'],
      [
        'fee shares of 200 and 156, which sum to 100 in eight bits',
        { platformFee: feeOf(200, 156) },
        'InvalidFeeShares',
      ],
      ['no fee recipients', { platformFee: feeOf() }, 'InvalidFeeShares'],
      ['fee recipients without a share', { platformFee: feeOf(0, 0) }, 'InvalidFeeShares'],
      ['six fee recipients', { platformFee: feeOf(20, 20, 20, 20, 10, 10) }, 'TooManyRecipients'],
      [
        'six fee recipients, one of them without a share',
        { platformFee: feeOf(20, 20, 20, 20, 20, 0) },
        'TooManyRecipients',
      ],
      [
        'a fee recipient that is named twice',
        { platformFee: percentFee(300n, wallets.slice(0, 1).concat(wallets[0] ?? []), [50, 50]) },
        'DuplicateFeeRecipient',
      ],
      [
        'the default address with a share of the fee',
        { platformFee: percentFee(300n, [PublicKey.default]) },
        'FeeRecipientIsDefault',
      ],
      [
        'a fee of 10,001 basis points',
        { platformFee: percentFee(10_001n, wallets.slice(0, 1)) },
        'PlatformFeeTooHigh',
      ],
    ]
    for (const [name, overrides, error] of cases) {
      it(name, async () => {
        expectControlsError(await deployInVain(overrides), error)
      })
    }

    it('a symbol of 33 bytes', async () => {
      // Given an instruction for a symbol of 32 bytes, the longest with an address
      const symbol = 'S'.repeat(32)
      const drop = await Collection.prepare(chain, { symbol })
      const attempt = replaceBytes(
        drop.deployInstruction(),
        Buffer.concat([Buffer.from([32, 0, 0, 0]), Buffer.from(symbol)]),
        Buffer.concat([Buffer.from([33, 0, 0, 0]), Buffer.from(`${symbol}S`)]),
      )

      // When it is sent with one byte more, then it fails with the right error
      const outcome = await expectUnchanged(chain, recordsOf(drop), () =>
        chain.trySend([attempt], drop.deploySigners()),
      )
      expectControlsError(outcome, 'TickerTooLong')
    })
  })

  describe('refuses by the rules of the editions program', () => {
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ field: `k${index}`, value: 'v' }))
    const cases: [name: string, overrides: CollectionOverrides, error: string][] = [
      ['an empty symbol', { symbol: '' }, 'SymbolLengthInvalid'],
      ['11 extra fields', { extraMeta: fields(11) }, 'TooManyFields'],
      [
        'an extra field that would pass for the royalties',
        { extraMeta: [{ field: 'royalty_basis_points', value: '0' }] },
        'FieldKeyReserved',
      ],
      [
        'an extra field that would pass for a royalty creator',
        { extraMeta: [{ field: Keypair.generate().publicKey.toBase58(), value: '50' }] },
        'FieldKeyIsAddress',
      ],
      [
        'a field key of 33 bytes',
        { extraMeta: [{ field: 'k'.repeat(33), value: 'v' }] },
        'FieldKeyLengthInvalid',
      ],
      [
        'a field without a key',
        { extraMeta: [{ field: '', value: 'v' }] },
        'FieldKeyLengthInvalid',
      ],
      [
        'a field value of 201 bytes',
        { extraMeta: [{ field: 'k', value: 'v'.repeat(201) }] },
        'FieldValueTooLong',
      ],
      [
        'royalty shares that sum to 99',
        { royalties: { royaltyBasisPoints: 500, creators: shared(60, 39) } },
        'CreatorSharesInvalid',
      ],
      [
        'royalty shares of 200 and 156',
        { royalties: { royaltyBasisPoints: 500, creators: shared(200, 156) } },
        'CreatorSharesInvalid',
      ],
      [
        'royalties that nobody receives',
        { royalties: { royaltyBasisPoints: 500, creators: [] } },
        'CreatorSharesInvalid',
      ],
      [
        'six royalty creators',
        { royalties: { royaltyBasisPoints: 500, creators: shared(20, 20, 20, 20, 10, 10) } },
        'TooManyCreators',
      ],
    ]
    for (const [name, overrides, error] of cases) {
      it(name, async () => {
        expectEditionsError(await deployInVain(overrides), error)
      })
    }
  })

  describe('accepts the limits of the rules', () => {
    const cases: [name: string, overrides: CollectionOverrides][] = [
      ['a symbol of 32 bytes', { symbol: 'L'.repeat(32) }],
      ['a symbol of one byte', { symbol: 'X' }],
      ['a symbol of 32 bytes in 16 characters', { symbol: 'é'.repeat(16) }],
      [
        'the longest name and uri of items',
        { itemBaseName: 'n'.repeat(64), itemBaseUri: 'u'.repeat(200) },
      ],
      [
        'the longest name and uri of a collection',
        { collectionName: 'n'.repeat(64), collectionUri: 'u'.repeat(200) },
      ],
      [
        'empty names and uris',
        { itemBaseName: '', itemBaseUri: '', collectionName: '', collectionUri: '' },
      ],
      [
        'royalties of 10,000 basis points',
        { royalties: { royaltyBasisPoints: 10_000, creators: shared(100) } },
      ],
      ['no royalties and no creators', { royalties: { royaltyBasisPoints: 0, creators: [] } }],
      ['a fee of 10,000 basis points', { platformFee: percentFee(10_000n, wallets.slice(0, 1)) }],
      [
        'a flat fee above 10,000 lamports',
        { platformFee: flatFee((1n << 64n) - 1n, wallets.slice(0, 1)) },
      ],
      ['five fee recipients', { platformFee: feeOf(20, 20, 20, 20, 20) }],
      [
        'empty fee slots, with the default address and one named before',
        {
          platformFee: percentFee(
            300n,
            [PublicKey.default, ...wallets.slice(0, 1), ...wallets.slice(0, 1)],
            [0, 100, 0],
          ),
        },
      ],
    ]
    for (const [name, overrides] of cases) {
      it(name, async () => {
        const drop = await Collection.deploy(chain, overrides)

        const { symbol, itemBaseName, itemBaseUri } = await drop.record()
        expect({ symbol, itemBaseName, itemBaseUri }).to.deep.equal({
          symbol: drop.input.symbol,
          itemBaseName: drop.input.itemBaseName,
          itemBaseUri: drop.input.itemBaseUri,
        })
        const { platformFeeRecipients, isFeeFlat } = await drop.controlsRecord()
        expect(isFeeFlat).to.equal(drop.input.platformFee.isFeeFlat)
        expect(
          platformFeeRecipients
            .slice(0, drop.input.platformFee.recipients.length)
            .map(({ address, share }) => `${address} ${share}`),
        ).to.deep.equal(
          drop.input.platformFee.recipients.map(({ address, share }) => `${address} ${share}`),
        )
      })
    }
  })
})
