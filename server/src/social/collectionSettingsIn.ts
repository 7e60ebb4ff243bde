import { ServerError } from '../errors/serverError.ts'
import { lineIn, linkIn, nameIn, textIn } from '../users/profile/profileRules.ts'

/** Changes of a collection's settings. What is undefined stays, and what is empty removes what was there. */
export interface CollectionSettingsForm {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  readonly cover?: string | undefined
  readonly pic?: string | undefined
  /** URLs by their names, in the place of all that were there. */
  readonly links?: Readonly<Record<string, string>> | undefined
  /** In the place of all that were there. */
  readonly tags?: readonly string[] | undefined
}

/** Links, and tags, of a collection. */
const MOST = 50

/**
 * Settings as they are kept.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function collectionSettingsIn(form: CollectionSettingsForm) {
  const { links, tags } = form
  const kept = <Kept>(
    name: keyof CollectionSettingsForm,
    text: string | undefined,
    rule: (field: string, text: string) => Kept,
  ) => (text === undefined ? undefined : rule(`collectionForm.${name}`, text))
  return {
    name: kept('name', form.name, lineIn),
    description: kept('description', form.description, textIn),
    keywords: kept('keywords', form.keywords, lineIn),
    cover: kept('cover', form.cover, linkIn),
    picture: kept('pic', form.pic, linkIn),
    links: links && linksIn(links),
    tags: tags && tagsIn(tags),
  }
}

function linksIn(links: Readonly<Record<string, string>>): string | null {
  const entries = Object.entries(links)
  assertFew('links', entries.length)
  const kept = entries.flatMap(([name, url]) => {
    const field = 'collectionForm.links'
    const link = linkIn(`${field}.${nameIn(field, name)}`, url)
    return link === null ? [] : [[name.trim(), link]]
  })
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept))
}

function tagsIn(tags: readonly string[]): string[] | null {
  assertFew('tags', tags.length)
  const kept = new Set(tags.map((tag, index) => nameIn(`collectionForm.tags[${index}]`, tag)))
  return kept.size === 0 ? null : [...kept]
}

function assertFew(name: 'links' | 'tags', count: number): void {
  if (count <= MOST) return
  const rule = `must have at most ${MOST} entries`
  throw new ServerError('PROFILE_FIELD_INVALID', { field: `collectionForm.${name}`, rule })
}
