import { describe, expect, it } from 'vitest'
import { errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { developmentKeypairs } from '#entities/wallet/lib/development/developmentKeypairs.ts'
import { collectDraftProblems } from './collectDraftProblems.ts'
import { completeDraft } from './completeDraft.ts'
import { type DeployDraft, EMPTY_DRAFT } from './deployDraft.ts'

const WALLET = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'

function errorsOf(entered: Partial<DeployDraft>, isRealMoney = false) {
  const draft = { ...EMPTY_DRAFT, symbol: 'DAWN', collectionName: 'Dawn', ...entered }
  return errorsByPath(collectDraftProblems(completeDraft(draft, WALLET), WALLET, { isRealMoney }))
}

describe('collectDraftProblems', () => {
  it('finds nothing where a symbol and a name were entered', () => {
    expect(errorsOf({})).toEqual({})
  })

  it('refuses addresses that nobody else can read, where money is real', () => {
    const local = {
      collectionUri: 'http://127.0.0.1:5173/files/collection.json',
      itemBaseUri: 'https://example.com/{}.json',
    }
    expect(errorsOf(local)).toEqual({})
    expect(errorsOf(local, true)).toEqual({
      collectionUri:
        'Publish the files at an address that everybody can read: only this machine can read 127.0.0.1.',
      itemBaseUri:
        'Publish the files at an address that everybody can read: example.com is a placeholder.',
    })
  })

  it('refuses them in extra metadata, too', () => {
    const entered = {
      collectionUri: 'https://drops.mintline.xyz/collection.json',
      extraMeta: [
        { id: 1, field: 'artist', value: 'Ada' },
        { id: 2, field: 'site', value: 'http://localhost:3000' },
      ],
    }
    expect(errorsOf(entered)).toEqual({})
    expect(errorsOf(entered, true)).toEqual({
      'extraMeta.1.value':
        'Publish the files at an address that everybody can read: only this machine can read localhost.',
    })
  })

  it('refuses accounts of the development wallet, where money is real', () => {
    const address = developmentKeypairs()[1]?.publicKey.toBase58() ?? ''
    const entered = {
      collectionUri: 'https://drops.mintline.xyz/collection.json',
      itemBaseUri: 'https://drops.mintline.xyz/{}.json',
      treasury: ` ${address}`,
      platformFeeSecondaryAdmin: address,
      creators: [
        { id: 1, address: WALLET, share: 50 },
        { id: 2, address, share: 50 },
      ],
    }
    expect(errorsOf(entered)).toEqual({})
    const message =
      'The development wallet is for the embedded network only: enter a wallet of your own.'
    expect(errorsOf(entered, true)).toEqual({
      treasury: message,
      platformFeeSecondaryAdmin: message,
      'royalties.creators.1.address': message,
    })
  })

  it('asks for what is not entered before it says what is wrong with it', () => {
    expect(
      errorsOf({
        symbol: ' ',
        collectionName: '',
        maxNumberOfTokens: '',
        maxMintsPerWallet: '',
        treasury: '',
        royaltyBasisPoints: null,
        feeBasisPoints: null,
        creators: [
          { id: 1, address: '', share: 100 },
          { id: 2, address: WALLET, share: undefined },
        ],
      }),
    ).toEqual({
      symbol: 'Enter a symbol, such as DAWN.',
      collectionName: 'Enter a name.',
      maxNumberOfTokens: 'Enter a number; 0 is no limit.',
      maxMintsPerWallet: 'Enter a number; 0 is no limit.',
      treasury: 'Enter the address that receives payments.',
      'royalties.royaltyBasisPoints': 'Enter a percentage; 0 is none.',
      'royalties.creators.0.address': 'Enter an address, or remove the row.',
      'royalties.creators.1.share': 'Enter a share.',
      'platformFee.platformFeeValue': 'Enter a percentage; 0 is none.',
    })
  })

  it('asks for the flat fee where the fee is flat, and not for the percentage', () => {
    expect(errorsOf({ isFeeFlat: true, feeBasisPoints: null })).toEqual({
      'platformFee.platformFeeValue': 'Enter an amount; 0 is none.',
    })
    expect(errorsOf({ isFeeFlat: true, flatFee: '0' })).toEqual({})
  })

  it('asks for both parts of a reveal, and refuses what could never be revealed', () => {
    const reveal = (baseUri: string, fileCount: string) => ({ reveal: { baseUri, fileCount } })
    expect(errorsOf(reveal(' ', ''))).toEqual({})
    expect(errorsOf(reveal('https://drops.mintline.xyz/{}.json', ''))).toEqual({
      'reveal.fileCount': 'Enter how many files there are.',
    })
    expect(Object.keys(errorsOf(reveal('', '10')))).toEqual(['reveal.baseUri'])
    expect(Object.keys(errorsOf(reveal('files/{}.json', '0'))).sort()).toEqual([
      'reveal.baseUri',
      'reveal.fileCount',
    ])
    const long = `https://drops.mintline.xyz/${'a'.repeat(200)}`
    expect(errorsOf(reveal(long, '10'))['reveal.baseUri']).toMatch(/^Text has at most 200 bytes/)
    const local = reveal('http://127.0.0.1:5173/files/{}.json', '10')
    expect(errorsOf(local)).toEqual({})
    expect(errorsOf(local, true)).toEqual({
      'reveal.baseUri':
        'Publish the files at an address that everybody can read: only this machine can read 127.0.0.1.',
    })
  })

  it('tells what the programs would refuse', () => {
    expect(
      Object.keys(
        errorsOf({
          symbol: 'é'.repeat(17),
          itemBaseUri: `https://${'a'.repeat(193)}`,
          creators: [{ id: 1, address: WALLET, share: 60 }],
          extraMeta: [{ id: 1, field: 'name', value: 'x' }],
          cosignerProgramId: 'nobody',
        }),
      ).sort(),
    ).toEqual([
      'cosignerProgramId',
      'extraMeta.0.field',
      'itemBaseUri',
      'royalties.creators',
      'symbol',
    ])
  })
})
