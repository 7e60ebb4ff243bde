import { editionsControls } from '@mintline/solana/kit'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { hashlistAddress } from '../../src/pda/publicKeys.ts'
import { planModifyCollection } from '../../src/plans/collection/planModifyCollection.ts'
import { planModifyMetadata } from '../../src/plans/collection/planModifyMetadata.ts'
import { planModifyRoyalties } from '../../src/plans/collection/planModifyRoyalties.ts'
import { planTransferOwnership } from '../../src/plans/collection/planTransferOwnership.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../../src/transaction/transactionSize.ts'
import { collectionInfo, ownAddresses } from './_info.ts'
import { anAddress } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

const NOBODY = '11111111111111111111111111111111'
const info = collectionInfo()
const wallet = info.creator

describe('planModifyCollection', () => {
  function plan(changes: Parameters<typeof planModifyCollection>[0]['changes']) {
    return planModifyCollection({ info, wallet, changes })
  }

  it('changes the given values, in one transaction for texts of any length', () => {
    const changes = {
      maxNumberOfTokens: 5n,
      maxMintsPerWallet: 2n,
      treasury: anAddress(),
      cosignerProgramId: anAddress(),
      collectionName: 'n'.repeat(64),
      collectionUri: 'https://'.padEnd(200, 'u'),
      itemBaseName: 'i'.repeat(64),
      itemBaseUri: 'https://'.padEnd(200, 'v'),
    }
    const { title, transactions, warnings } = plan(changes)
    expect(title).to.equal('Change the collection DROP')
    expect(transactions).to.have.length(1)
    for (const planned of transactions) {
      expect(transactionSize(planned)).to.be.at.most(MAX_TRANSACTION_SIZE)
      expect(planned.maxComputeUnits).to.equal(850_000)
    }
    const growth = 64 - 6 + (200 - 35) + (64 - 8) + (200 - 27)
    expect(transactions[0]?.rent).to.equal(BigInt(growth) * 6_960n)
    expect(warnings).to.deep.equal([])
  })

  it('skips unchanged values', () => {
    const { treasury, maxNumberOfTokens, itemBaseName } = info
    const same = { treasury, maxNumberOfTokens, itemBaseName, cosignerProgramId: NOBODY }
    expect(plan(same).transactions).to.deep.equal([])
    const { transactions } = plan({ ...same, collectionName: 'Other' })
    expect(transactions.map(({ title }) => title)).to.deep.equal(['Set collectionName'])
    const data = transactions[0]?.instructions[0]?.data ?? new Uint8Array()
    const sent = editionsControls.getModifyCollectionInstructionDataDecoder().decode(data)
    expect(sent.collectionName).to.deep.equal({ __option: 'Some', value: 'Other' })
    expect(sent.treasury).to.deep.equal({ __option: 'None' })
  })

  it('returns no rent for shorter texts', () => {
    const { transactions } = plan({ collectionName: '' })
    expect(transactions.map(({ rent }) => rent)).to.deep.equal([0n])
  })

  it('warns that the shares of an empty new treasury wait', () => {
    const treasury = anAddress()
    const input = { info, wallet, changes: { treasury }, receiverBalances: { [treasury]: 0n } }
    const { warnings, transactions } = planModifyCollection(input)
    expect(warnings.map(({ code }) => code)).to.deep.equal(['RECEIVER_BELOW_RENT'])
    expect(transactions.map(({ rent }) => rent)).to.deep.equal([0n])
  })

  it('pays the old treasury what it is owed first, if it can be paid', () => {
    const treasury = anAddress()
    const owing = { ...info, owed: [{ receiver: info.treasury, lamports: 1n }] }
    const planAt = (balance: bigint) =>
      planModifyCollection({
        info: owing,
        wallet,
        changes: { treasury },
        receiverBalances: { [info.treasury]: balance },
        coin: 'SOL',
      })
    const { transactions, warnings } = planAt(890_879n)
    expect(transactions.map(({ instructions }) => instructions.length)).to.deep.equal([2])
    expect(warnings).to.deep.equal([])

    const waiting = planAt(890_878n)
    expect(waiting.transactions.map(({ instructions }) => instructions.length)).to.deep.equal([1])
    expect(waiting.warnings).to.deep.equal([
      {
        code: 'OWED_PAYMENT_MOVES',
        message: `${info.treasury} is still owed 0.000000001 SOL, which goes to ${treasury}: claim it first`,
      },
    ])
    expect(
      planModifyCollection({ info: owing, wallet, changes: { collectionName: 'N' } }).transactions,
    ).to.have.length(1)
  })

  it('refuses a treasury of the collection itself, up to the hashlist page of the next item', async () => {
    const full = { ...info, numberOfTokensIssued: 64n }
    const page = hashlistAddress(new PublicKey(info.editions), 1).toBase58()
    const to = (from: CollectionInfo, treasury: string) =>
      planModifyCollection({ info: from, wallet, changes: { treasury } })
    for (const treasury of [...ownAddresses(info), page]) {
      const refusal = ['changes.treasury', 'RECEIVER_IS_COLLECTION'] as const
      await expectProblems(() => to(full, treasury), refusal)
    }
    expect(to({ ...info, numberOfTokensIssued: 63n }, page).transactions).to.have.length(1)
  })

  it('refuses a treasury that is known to be a record or a token', async () => {
    const treasury = anAddress()
    const input = { info, wallet, changes: { treasury }, recordReceivers: [treasury] }
    await expectProblems(
      () => planModifyCollection(input),
      ['changes.treasury', 'RECEIVER_CANNOT_SPEND'],
    )
    expect(planModifyCollection({ ...input, recordReceivers: [] }).warnings).to.deep.equal([])
  })

  it('refuses fewer items than are issued, and takes 0 for unlimited', async () => {
    await expectProblems(
      () => plan({ maxNumberOfTokens: 4n }),
      ['changes.maxNumberOfTokens', 'MAX_TOKENS_BELOW_ISSUED'],
    )
    expect(plan({ maxNumberOfTokens: 0n }).transactions).to.have.length(1)
  })

  it('allows existing invalid metadata URIs to stay', async () => {
    // Given a collection with odd addresses that nobody checked
    const odd = {
      ...info,
      itemBaseUri: 'foo/{}',
      metadata: { ...info.metadata, collectionBaseUri: 'hello' },
    }
    const texts = { collectionUri: 'hello', itemBaseUri: 'foo/{}' }
    // When its treasury changes, Then there is no warning about them
    const changes = { ...texts, treasury: anAddress() }
    const { transactions } = planModifyCollection({ info: odd, wallet, changes })
    expect(transactions).to.have.length(1)
    await expectProblems(
      () =>
        planModifyCollection({ info: odd, wallet, changes: { ...texts, collectionUri: 'hullo' } }),
      ['changes.collectionUri', 'METADATA_ADDRESS_INVALID'],
    )
  })

  it('error: everything that the programs would refuse', async () => {
    await expectProblems(
      () =>
        plan({
          treasury: info.groupMint,
          cosignerProgramId: 'x',
          collectionName: 'n'.repeat(65),
          collectionUri: 'https://'.padEnd(201, 'u'),
          itemBaseName: '{}{}{}{}{}',
          itemBaseUri: 'https://e.example/'.padEnd(111, 'é'),
          maxMintsPerWallet: -1n,
        }),
      ['changes.collectionName', 'TEXT_TOO_LONG'],
      ['changes.collectionUri', 'TEXT_TOO_LONG'],
      ['changes.itemBaseName', 'TOO_MANY_PLACEHOLDERS'],
      ['changes.itemBaseUri', 'TEXT_TOO_LONG'],
      ['changes.maxMintsPerWallet', 'NUMBER_OUT_OF_RANGE'],
      ['changes.treasury', 'RECEIVER_IS_COLLECTION'],
      ['changes.cosignerProgramId', 'INVALID_ADDRESS'],
    )
    await expectProblems(
      () => plan({ collectionUri: 'foo', itemBaseUri: 'http://example.com/{}' }),
      ['changes.collectionUri', 'METADATA_ADDRESS_INVALID'],
      ['changes.itemBaseUri', 'METADATA_ADDRESS_INVALID'],
    )
    await expectProblems(
      () => plan({ treasury: NOBODY }),
      ['changes.treasury', 'ADDRESS_IS_NOBODY'],
    )
  })
})

describe('planModifyMetadata', () => {
  it('sets and removes in as few transactions as possible, removals first', () => {
    const add = Array.from({ length: 10 }, (_, index) => ({
      field: `key${index}`.padEnd(32, 'k'),
      value: 'https://'.padEnd(200, 'v'),
    }))
    const { transactions } = planModifyMetadata({ info, wallet, add, remove: ['artist'] })
    expect(transactions.map(({ title }) => title)).to.deep.equal([
      'Remove 1 metadata field and set 3 metadata fields',
      'Set 3 metadata fields',
      'Set 3 metadata fields',
      'Set 1 metadata field',
    ])
    // The rent of the removed field counts towards the first.
    expect(transactions.map(({ rent }) => rent / 6_960n)).to.deep.equal([703n, 720n, 720n, 240n])
  })

  it('skips unchanged fields, and overwrites others', () => {
    const same = planModifyMetadata({
      info,
      wallet,
      add: [{ field: 'artist', value: 'Ada' }],
    })
    expect(same.transactions).to.deep.equal([])
    const other = planModifyMetadata({
      info,
      wallet,
      add: [{ field: 'artist', value: 'Grace' }],
    })
    expect(other.transactions.map(({ rent }) => rent)).to.deep.equal([2n * 6_960n])
  })

  it('error: everything that the programs would refuse', async () => {
    const add = Array.from({ length: 10 }, (_, index) => ({ field: `key${index}`, value: '' }))
    await expectProblems(
      () => planModifyMetadata({ info, wallet, add }),
      ['add', 'TOO_MANY_EXTRA_FIELDS'],
    )
    await expectProblems(
      () => planModifyMetadata({ info, wallet, remove: ['artist', 'artist', 'title'] }),
      ['remove.1', 'FIELD_KEY_REPEATED'],
      ['remove.2', 'FIELD_NOT_FOUND'],
    )
    await expectProblems(
      () => planModifyMetadata({ info, wallet, add: [{ field: 'name', value: '' }] }),
      ['add.0.field', 'FIELD_KEY_RESERVED'],
    )
  })
})

describe('planModifyRoyalties', () => {
  it('skips unchanged values', () => {
    const { transactions } = planModifyRoyalties({ info, wallet, royalties: info.royalties })
    expect(transactions).to.deep.equal([])
  })

  it('pays rent for additional creators', () => {
    const creators = [anAddress(), anAddress()].map((address) => ({ address, share: 50 }))
    const royalties = { royaltyBasisPoints: 500, creators }
    const { title, transactions } = planModifyRoyalties({ info, wallet, royalties })
    expect(title).to.equal('Set the royalties of DROP')
    const bytes = (shares: readonly { address: string; share: number }[]) =>
      shares.reduce((sum, { address, share }) => sum + 8 + address.length + `${share}`.length, 0)
    const growth = bytes(creators) - bytes(info.royalties.creators)
    expect(transactions.map(({ rent }) => rent)).to.deep.equal([BigInt(growth) * 6_960n])
  })

  it('error: everything that the program would refuse', async () => {
    const royalties = { royaltyBasisPoints: 1, creators: [] }
    await expectProblems(
      () => planModifyRoyalties({ info, wallet, royalties }),
      ['royalties.creators', 'CREATOR_SHARES_NOT_100'],
    )
    for (const address of ownAddresses(info)) {
      const own = { royaltyBasisPoints: 1, creators: [{ address, share: 100 }] }
      await expectProblems(
        () => planModifyRoyalties({ info, wallet, royalties: own }),
        ['royalties.creators.0.address', 'RECEIVER_IS_COLLECTION'],
      )
    }
  })
})

describe('planTransferOwnership', () => {
  it('warns about roles that stay with the old owner', () => {
    const newOwner = anAddress()
    const { title, transactions, warnings } = planTransferOwnership({
      info,
      wallet,
      newOwner,
      coin: 'SOL',
    })
    expect(title).to.equal(`Transfer DROP to ${newOwner}`)
    expect(transactions.map(({ rent }) => rent)).to.deep.equal([0n])
    expect(warnings).to.deep.equal([
      {
        code: 'FEE_ADMINS_STAY',
        message: `The platform fee stays with its admins: ${info.platformFees.primaryAdmin} can set any platform fee up to 100% or 1 SOL per item, and replace who receives it and themselves. Each must transfer its own role`,
      },
      {
        code: 'TREASURY_STAYS',
        message: `The treasury stays ${info.treasury} until the new owner changes it`,
      },
    ])
  })

  it('error: the default address, the present owner, or an invalid address', async () => {
    for (const newOwner of [NOBODY, info.creator]) {
      await expectProblems(
        () => planTransferOwnership({ info, wallet, newOwner }),
        ['newOwner', 'NEW_OWNER_INVALID'],
      )
    }
    await expectProblems(
      () => planTransferOwnership({ info, wallet, newOwner: 'x' }),
      ['newOwner', 'INVALID_ADDRESS'],
    )
  })

  it('error: an owner that can never sign, by address or account', async () => {
    const refusal = ['newOwner', 'NEW_OWNER_CANNOT_SIGN'] as const
    for (const newOwner of [
      ...ownAddresses(info),
      '1nc1nerator11111111111111111111111111111111',
      'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
      'SysvarC1ock11111111111111111111111111111111',
    ]) {
      await expectProblems(() => planTransferOwnership({ info, wallet, newOwner }), refusal)
    }
    const known = { info, wallet, newOwner: anAddress(), canSign: false }
    await expectProblems(() => planTransferOwnership(known), refusal)
  })

  it('transfers a collection to the vault of a multisig', () => {
    const [vault] = PublicKey.findProgramAddressSync([Buffer.from('vault')], PublicKey.default)
    const newOwner = vault.toBase58()
    const { transactions } = planTransferOwnership({ info, wallet, newOwner, canSign: true })
    expect(transactions).to.have.length(1)
  })
})

describe('Plans for the creator', () => {
  const actual = anAddress()
  const target = { info, wallet: actual }
  const plans = {
    planModifyCollection: () => planModifyCollection({ ...target, changes: {} }),
    planModifyMetadata: () => planModifyMetadata(target),
    planModifyRoyalties: () => planModifyRoyalties({ ...target, royalties: info.royalties }),
    planTransferOwnership: () => planTransferOwnership({ ...target, newOwner: actual }),
  }
  for (const [name, plan] of Object.entries(plans)) {
    it(`${name} refuses another wallet`, async () => {
      await expectRefusal(() => plan(), 'WRONG_WALLET', {
        role: 'creator',
        expected: [info.creator],
        actual,
      })
    })
  }
})
