import { ServerError } from '../../errors/serverError.ts'
import { type GivenText, lineIn, linkIn, nameIn, textIn } from '../../users/profileRules.ts'
import type { UserLimits } from '../../users/userServices.ts'

/** Changes to a collection's settings. Undefined fields stay unchanged, and empty ones remove the value. */
export interface CollectionSettingsForm {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  readonly cover?: string | undefined
  readonly pic?: string | undefined
  /** URLs by name. Replaces all earlier links. */
  readonly links?: Readonly<Record<string, string>> | undefined
  /** Replaces all earlier tags. */
  readonly tags?: readonly string[] | undefined
}

/** Maximum number of links, and maximum number of tags. */
const MOST = 50

/** Maximum lengths for names and other texts, in characters. */
type TextLimits = Pick<UserLimits, 'nameCharacters' | 'textCharacters'>

/**
 * Validates and normalizes settings.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export function collectionSettingsIn(form: CollectionSettingsForm, limits: TextLimits) {
  const { links, tags } = form
  const kept = <Kept>(
    name: keyof CollectionSettingsForm,
    text: string | undefined,
    rule: (given: GivenText) => Kept,
  ) =>
    text === undefined
      ? undefined
      : rule({ field: `collectionForm.${name}`, text, most: limits.textCharacters })
  return {
    name: kept('name', form.name, lineIn),
    description: kept('description', form.description, textIn),
    keywords: kept('keywords', form.keywords, lineIn),
    cover: kept('cover', form.cover, linkIn),
    picture: kept('pic', form.pic, linkIn),
    links: links && linksIn(links, limits),
    tags: tags && tagsIn(tags, limits),
  }
}

function linksIn(
  links: Readonly<Record<string, string>>,
  { nameCharacters, textCharacters }: TextLimits,
): string | null {
  const entries = Object.entries(links)
  assertFew('links', entries.length)
  const kept = entries.flatMap(([text, url]) => {
    const field = 'collectionForm.links'
    const name = nameIn({ field, text, most: nameCharacters })
    const link = linkIn({ field: `${field}.${name}`, text: url, most: textCharacters })
    return link === null ? [] : [[name, link]]
  })
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept))
}

function tagsIn(tags: readonly string[], { nameCharacters: most }: TextLimits): string[] | null {
  assertFew('tags', tags.length)
  const names = tags.map((text, index) =>
    nameIn({ field: `collectionForm.tags[${index}]`, text, most }),
  )
  return names.length === 0 ? null : [...new Set(names)]
}

function assertFew(name: 'links' | 'tags', count: number): void {
  if (count <= MOST) return
  const rule = `must have at most ${MOST} entries`
  throw new ServerError('PROFILE_FIELD_INVALID', { field: `collectionForm.${name}`, rule })
}
