import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawing } from '../../testing/pictures.ts'
import { forgetPictures, keepPicture, keptPicture } from './pictureStore.ts'

describe('a kept picture', () => {
  beforeEach(forgetPictures)

  it('comes back under its name, until another one is kept', async () => {
    expect(await keepPicture('a', drawing())).toBe(true)
    expect(await keptPicture('a')).toEqual(drawing())
    await keepPicture('b', drawing('<svg/>'))
    expect(await keptPicture('a')).toBeUndefined()
    expect(await keptPicture('b')).toEqual(drawing('<svg/>'))
  })

  it('is forgotten', async () => {
    await keepPicture('a', drawing())
    await forgetPictures()
    expect(await keptPicture('a')).toBeUndefined()
  })

  it('lasts as long as the page where the browser does not keep it', async () => {
    // Functions cannot be stored, like anything when the storage is full.
    const unwritable = { ...drawing(), name: (() => '') as never }
    expect(await keepPicture('a', unwritable)).toBe(false)
    expect(await keptPicture('a')).toBe(unwritable)
  })
})
