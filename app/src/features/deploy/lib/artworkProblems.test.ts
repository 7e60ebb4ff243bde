import { describe, expect, it } from 'vitest'
import { NO_ACCESS } from '#entities/artwork/lib/storageAccess.ts'
import { errorsByPath } from '#entities/terms/lib/errorsByPath.ts'
import { artworkProblems, type EnteredArtwork } from './artworkProblems.ts'

function errorsOf(entered: Partial<EnteredArtwork>) {
  return errorsByPath(
    artworkProblems({
      picture: 'found',
      externalUrl: '',
      storage: 'folder',
      access: NO_ACCESS,
      isStored: false,
      onChain: { uri: undefined, bytes: 34_000 },
      isRealMoney: false,
      ...entered,
    }),
  )
}

describe('artworkProblems', () => {
  it('finds nothing where a picture goes into the folder of the host', () => {
    expect(errorsOf({})).toEqual({})
    expect(errorsOf({ externalUrl: ' https://dawn.example/ ' })).toEqual({})
  })

  it('refuses a website that nobody else can read, where money is real', () => {
    const externalUrl = 'https://example.com/'
    expect(errorsOf({ externalUrl })).toEqual({})
    expect(errorsOf({ externalUrl, isRealMoney: true })).toEqual({
      externalUrl:
        'Publish the files at an address that everybody can read: example.com is a placeholder.',
    })
  })

  it('asks for the picture', () => {
    expect(errorsOf({ picture: 'none' })).toEqual({ picture: 'Choose a picture.' })
    expect(errorsOf({ picture: 'gone' })).toEqual({
      picture: 'The picture is no longer in this browser. Choose it again.',
    })
  })

  it.each(['http://dawn.example', 'dawn.example', 'javascript:alert(1)'])(
    'refuses the website %s',
    (externalUrl) => {
      expect(errorsOf({ externalUrl })).toEqual({
        externalUrl: 'Enter a URL that starts with https://, or leave it empty.',
      })
    },
  )

  it('asks for what a storage needs, unless the same artwork is stored already', () => {
    expect(errorsOf({ storage: 'pinata' })).toEqual({
      pinataToken: 'Enter the token (JWT) of a Pinata key that may write files.',
    })
    expect(errorsOf({ storage: 'pinata', isStored: true })).toEqual({})
    expect(errorsOf({ storage: 'pinata', access: { ...NO_ACCESS, pinataToken: 'a' } })).toEqual({})
    expect(errorsOf({ storage: 'kubo' })).toEqual({})
    expect(errorsOf({ storage: 'kubo', access: { ...NO_ACCESS, kuboUrl: '' } })).toEqual({
      kuboUrl: 'Enter the URL of the node.',
    })
    const open = { ...NO_ACCESS, kuboUrl: 'http://node.example' }
    expect(Object.keys(errorsOf({ storage: 'kubo', access: open }))).toEqual(['kuboUrl'])
  })

  it('says how much does not fit on chain', () => {
    expect(errorsOf({ storage: 'chain' })).toEqual({
      storage:
        'Picture and texts take 34,000 bytes, and 200 fit on chain. Choose another place, or a smaller drawing with less text.',
    })
    expect(errorsOf({ storage: 'chain', onChain: { uri: 'data:,', bytes: 6 } })).toEqual({})
  })
})
