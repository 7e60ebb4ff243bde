import { beforeEach, describe, expect, it } from 'vitest'
import { completeDraft } from './completeDraft.ts'
import {
  DEPLOY_DRAFT,
  deployDraftStore,
  discardDraft,
  EMPTY_DRAFT,
  hasInput,
  hasOwnPicture,
  withAddress,
  withPlatform,
} from './deployDraft.ts'

const WALLET = 'So11111111111111111111111111111111111111112'

describe('a draft', () => {
  beforeEach(discardDraft)

  it('is not written as long as nothing was entered, also after it was kept', () => {
    expect(hasInput(EMPTY_DRAFT)).toBe(false)
    expect(hasInput(DEPLOY_DRAFT.parse(JSON.parse(JSON.stringify(EMPTY_DRAFT))))).toBe(false)
    expect(hasInput({ ...EMPTY_DRAFT, groupMints: [WALLET] })).toBe(false)
    expect(hasInput({ ...EMPTY_DRAFT, stored: { uri: 'ipfs://a', content: '' } })).toBe(false)
    expect(hasInput({ ...EMPTY_DRAFT, picture: '1' })).toBe(true)
    expect(hasInput({ ...EMPTY_DRAFT, symbol: 'DAWN' })).toBe(true)
    expect(hasInput({ ...EMPTY_DRAFT, treasury: '' })).toBe(true)
    const reveal = { baseUri: '', fileCount: '10' }
    expect(hasInput({ ...EMPTY_DRAFT, reveal })).toBe(true)
  })

  it('comes back from the browser as it was entered, and is emptied', () => {
    const entered = {
      ...EMPTY_DRAFT,
      symbol: 'DAWN',
      itemBaseName: '',
      maxNumberOfTokens: '18446744073709551615',
      royaltyBasisPoints: null,
      reveal: { baseUri: 'ipfs://files/{}.json', fileCount: '18446744073709551615' },
      creators: [{ id: 1, address: WALLET, share: undefined }],
    }
    deployDraftStore.update(entered)
    expect(DEPLOY_DRAFT.parse(JSON.parse(localStorage.getItem('mintline.deploy') ?? ''))).toEqual(
      Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined)),
    )

    discardDraft()
    expect(deployDraftStore.get()).toEqual(EMPTY_DRAFT)
  })
})

describe('hasOwnPicture', () => {
  it('is true until an address is entered or chosen', () => {
    expect(hasOwnPicture(EMPTY_DRAFT)).toBe(true)
    expect(hasOwnPicture({ ...EMPTY_DRAFT, collectionUri: 'https://a.io' })).toBe(false)
    expect(hasOwnPicture({ ...EMPTY_DRAFT, artworkKind: 'address' })).toBe(false)
    const chosen = { ...EMPTY_DRAFT, artworkKind: 'picture' as const, collectionUri: 'ipfs://a' }
    expect(hasOwnPicture(chosen)).toBe(true)
  })
})

describe('withAddress', () => {
  it('has one address for the collection and all of its items', () => {
    const draft = { ...EMPTY_DRAFT, itemBaseUri: 'https://a.io/{}.json' }
    const { collectionUri, itemBaseUri } = completeDraft(withAddress(draft, 'ipfs://b'), WALLET)
    expect([collectionUri, itemBaseUri]).toEqual(['ipfs://b', 'ipfs://b'])
  })
})

describe('withPlatform', () => {
  const platform = { name: 'Gallery', valueBp: 250, recipient: 'PlatformWallet' }

  it("asks the platform's fee for the platform, until another is entered", () => {
    const asked = completeDraft(withPlatform(EMPTY_DRAFT, platform), WALLET)
    expect(asked.feeBasisPoints).toBe(250)
    expect(asked.recipients).toMatchObject([{ address: 'PlatformWallet', share: 100 }])
    const own = { ...EMPTY_DRAFT, feeBasisPoints: null, recipients: [] }
    expect(completeDraft(withPlatform(own, platform), WALLET)).toMatchObject({
      feeBasisPoints: null,
      recipients: [],
    })
  })

  it('asks none without a platform', () => {
    expect(completeDraft(withPlatform(EMPTY_DRAFT, undefined), WALLET).feeBasisPoints).toBe(0)
  })
})

describe('completeDraft', () => {
  it('suggests a symbol until one is entered', () => {
    const draft = { ...EMPTY_DRAFT, collectionName: 'Dawn Chorus' }
    expect(completeDraft(draft, WALLET).symbol).toBe('DAWNCHORUS')
    expect(completeDraft({ ...draft, symbol: '' }, WALLET).symbol).toBe('')
    expect(completeDraft({ ...draft, symbol: 'DAWN' }, WALLET).symbol).toBe('DAWN')
  })

  it('makes items of the collection, and pays the wallet, where nothing else is said', () => {
    const draft = { ...EMPTY_DRAFT, collectionName: 'Dawn', collectionUri: 'https://a.io/c.json' }
    expect(completeDraft(draft, WALLET)).toMatchObject({
      itemBaseName: 'Dawn #{}',
      itemBaseUri: 'https://a.io/c.json',
      treasury: WALLET,
      creators: [{ address: WALLET, share: 100 }],
      recipients: [{ address: WALLET, share: 100 }],
      royaltyBasisPoints: 500,
      feeBasisPoints: 0,
      isFeeFlat: false,
      maxNumberOfTokens: 0n,
      maxMintsPerWallet: 0n,
      flatFee: undefined,
    })
  })

  it('keeps what was said, be it empty', () => {
    const draft = { ...EMPTY_DRAFT, collectionName: 'Dawn', itemBaseName: '', itemBaseUri: '' }
    const said = { ...draft, treasury: '', creators: [], recipients: [] }
    expect(completeDraft(said, WALLET)).toMatchObject({
      itemBaseName: '',
      itemBaseUri: '',
      treasury: '',
      creators: [],
      recipients: [],
    })
  })

  it('names no items of a collection without a name', () => {
    expect(completeDraft(EMPTY_DRAFT, WALLET).itemBaseName).toBe('')
  })
})
