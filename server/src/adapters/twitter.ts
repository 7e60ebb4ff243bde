import { z } from 'zod'
import type { ServiceSettings } from '../config/adapterSettings.ts'
import { type AskedService, askService } from './askService.ts'

/** Posts with their authors, as the search of the API of X answers; without `data` when it found none. */
const FOUND = z.object({
  data: z.array(z.object({ text: z.string(), author_id: z.string() })).default([]),
  includes: z
    .object({ users: z.array(z.object({ id: z.string(), username: z.string() })).default([]) })
    .default({ users: [] }),
})

/** A message of a user of the marketplace. */
export interface Posting {
  /** Name of the account. */
  readonly account: string
  readonly message: string
  /** Word of the message that no other message has. */
  readonly word: string
}

/** Looks for messages among recent posts. */
export interface Twitter {
  /**
   * Name of the account as it is written there; undefined = it has not posted the message lately.
   *
   * @throws `SERVICE_FAILED`
   */
  readonly authorOf: (posting: Posting) => Promise<string | undefined>
}

/** Opens the search that settings name. */
export function openTwitter(settings: ServiceSettings & Pick<AskedService, 'timeout'>): Twitter {
  const service = { ...settings, setting: 'adapters.twitter' }
  return {
    authorOf: async ({ account, message, word }) => {
      const parameters = {
        query: `from:${account} "${word}" -is:retweet`,
        expansions: 'author_id',
        'user.fields': 'username',
      }
      const { data, includes } = await askService(service, { parameters }, FOUND)
      const authors = data
        // Whoever shares a post of somebody else has words before it.
        .filter(({ text }) => text.trimStart().startsWith(message))
        .flatMap(({ author_id }) => includes.users.filter(({ id }) => id === author_id))
      return authors.find(({ username }) => username.toLowerCase() === account.toLowerCase())
        ?.username
    },
  }
}
