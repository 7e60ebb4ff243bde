import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import {
  type CollectionForm,
  getCollectionUsingGET,
  getNameUsingGET,
  getProfileUsingGET,
  saveCollectionSettingsUsingPOST,
} from '../../../clients/marketplace-api/src/index.ts'
import { addressKey, collectionKey } from '../../src/database/keys/index.ts'
import { contract } from '../read-model/_addresses.ts'
import { refusalOf, type SignedIn } from './_connection.ts'
import { DROP, withSocial } from './social/_social.ts'

const ID = formatCollectionId(DROP)

describe('settings of a collection', () => {
  const { user, visitor, pools } = withSocial()
  let ann: SignedIn
  beforeEach(async () => {
    ann = await user()
    await pools().write.deleteFrom('collection_settings').execute()
    await pools().write.deleteFrom('short_urls').execute()
    await give(ann)
  })

  const give = (owner: SignedIn | undefined) =>
    pools()
      .write.updateTable('collections')
      .set({ owner: owner ? addressKey({ blockchain: 'BASE', address: addressOf(owner) }) : null })
      .where('id', '=', collectionKey(DROP))
      .execute()
  const addressOf = ({ wallet: { text } }: SignedIn) => text.slice(text.indexOf(':') + 1)
  const save = ({ connection }: SignedIn, collectionForm: CollectionForm, id = ID) =>
    saveCollectionSettingsUsingPOST(connection, { id, collectionForm })
  const shown = () => getCollectionUsingGET(visitor(), { id: ID })

  it('are refused without a token, to others, to former owners, and where nobody owns it', async () => {
    const bob = await user()
    const before = await shown()
    const nobody = saveCollectionSettingsUsingPOST(visitor(), { id: ID, collectionForm: {} })
    expect((await refusalOf(nobody)).status).to.equal(401)
    const refusal = {
      code: 'FORBIDDEN',
      message: 'This collection belongs to none of your wallets',
    }
    const refused = async (who: SignedIn) => {
      const { status, body } = await refusalOf(save(who, { name: 'Mine', shortUrl: 'mine' }))
      expect([status, body]).to.deep.equal([403, refusal])
    }
    await refused(bob)
    await give(bob)
    await refused(ann)
    await give(undefined)
    await refused(ann)
    expect({ ...(await shown()), owner: before.owner, editors: before.editors }).to.deep.equal(
      before,
    )
    expect((await refusalOf(getNameUsingGET(visitor(), { url: 'mine' }))).status).to.equal(404)
  })

  it('are refused for a collection that is not known', async () => {
    const id = formatCollectionId({ blockchain: 'BASE', contract: contract('BASE', 9) })
    const { status, body } = await refusalOf(save(ann, {}, id))
    expect([status, body]).to.deep.equal([
      404,
      { code: 'NOT_FOUND', message: `There is no collection ${id}` },
    ])
  })

  it('stand in place of what the chain says, as far as they are given', async () => {
    const { name } = await shown()
    await save(ann, {
      description: 'Night birds\nof the north',
      keywords: 'owl, bird',
      cover: 'https://owls.example/cover.png',
      pic: 'https://owls.example/pic.png',
      shortUrl: 'owls',
      links: { site: 'https://owls.example' },
      tags: ['birds', ' night ', 'birds'],
    })
    expect(await shown()).to.deep.include({
      name,
      description: 'Night birds\nof the north',
      keywords: 'owl, bird',
      cover: 'https://owls.example/cover.png',
      pic: 'https://owls.example/pic.png',
      shortUrl: 'owls',
      links: { site: 'https://owls.example' },
      tags: ['birds', 'night'].map((tag) => ({ name: tag, source: 'USER' })),
    })

    await save(ann, { name: 'Owls' })
    expect(await shown()).to.deep.include({ name: 'Owls', keywords: 'owl, bird', shortUrl: 'owls' })
    const profile = await getProfileUsingGET(visitor(), { id: ID })
    expect(profile).to.include({ name: 'Owls', shortUrl: 'owls' })
    expect(profile.description).to.equal('Night birds\nof the north')
  })

  it('are removed by what is empty', async () => {
    const before = await shown()
    const all = {
      name: 'Owls',
      description: 'a',
      keywords: 'b',
      cover: 'https://a.b',
      pic: 'https://a.b',
    }
    await save(ann, { ...all, shortUrl: 'owls', links: { a: 'https://a.b' }, tags: ['c'] })
    const none = Object.fromEntries(Object.keys(all).map((field) => [field, '']))
    await save(ann, { ...none, shortUrl: '', links: {}, tags: [] })
    expect(await shown()).to.deep.equal(before)
  })

  it('stay with the collection when it is sold', async () => {
    await save(ann, { name: 'Owls' })
    const bob = await user()
    await give(bob)
    expect((await shown()).name).to.equal('Owls')
    await save(bob, { description: 'of Bob' })
    expect(await shown()).to.include({ name: 'Owls', description: 'of Bob' })
  })

  it('are written once where the owner saves twice at once', async () => {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        save(ann, { name: `Owls ${index}`, shortUrl: 'owls' }),
      ),
    )
    const rows = await pools().read.selectFrom('collection_settings').select('name').execute()
    expect(rows.map(({ name }) => name)).to.deep.equal([(await shown()).name])
  })

  const refusals: Record<string, [CollectionForm, string]> = {
    'a name of two lines': [
      { name: 'Owls\nSubject: mail' },
      'name must not have control characters',
    ],
    'a name that is turned around': [
      { name: 'Owls\u202e' },
      'name must not have control characters',
    ],
    'a description of 1,001 characters': [
      { description: 'a'.repeat(1001) },
      'description must have at most 1000 characters',
    ],
    'a picture that is a script': [
      { pic: 'javascript:alert(1)' },
      'pic must be a link that begins with https:// or http://',
    ],
    'a link that is a script': [
      { links: { site: 'data:text/html,a' } },
      'links.site must be a link that begins with https:// or http://',
    ],
    'a link without a name': [{ links: { '': 'https://a.b' } }, 'links must not be empty'],
    'fifty-one tags': [
      { tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) },
      'tags must have at most 50 entries',
    ],
    'an empty tag': [{ tags: ['a', ' '] }, 'tags[1] must not be empty'],
  }
  for (const [title, [form, message]] of Object.entries(refusals)) {
    it(`are refused with ${title}, and nothing is written`, async () => {
      const before = await shown()
      const { status, body } = await refusalOf(save(ann, { keywords: 'new', ...form }))
      expect(status).to.equal(400)
      expect(body.message).to.contain(`collectionForm.${message}`)
      expect(await shown()).to.deep.equal(before)
    })
  }

  it('take no short URL that is taken or no short URL', async () => {
    await pools()
      .write.insertInto('short_urls')
      .values({ url: 'taken', user_id: ann.userId, owner: ann.userId, created_at: new Date() })
      .execute()
    for (const shortUrl of ['taken', 'no url', 'ab']) {
      const { status } = await refusalOf(save(ann, { name: 'Owls', shortUrl }))
      expect(status, shortUrl).to.equal(400)
      expect((await shown()).name).not.to.equal('Owls')
    }
  })
})
