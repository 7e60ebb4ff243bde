import { z } from 'zod'
import type { ServiceSettings } from '../config/adapterSettings.ts'
import { type AskedService, askService } from './askService.ts'

/** Posts with their authors, as returned by X's search API; without `data` if there are none. */
const FOUND = z.object({
  data: z.array(z.object({ text: z.string(), author_id: z.string() })).default([]),
  includes: z
    .object({ users: z.array(z.object({ id: z.string(), username: z.string() })).default([]) })
    .default({ users: [] }),
})

/** A marketplace user's message. */
export interface Posting {
  /** Account name. */
  readonly account: string
  readonly message: string
  /** Word that is in no other message. */
  readonly word: string
}

/** Finds messages in recent posts. */
export interface Twitter {
  /**
   * Returns the account name as it is written there; undefined = it has not posted the message lately.
   *
   * @throws `SERVICE_FAILED`
   */
  readonly authorOf: (posting: Posting) => Promise<string | undefined>
}

/** Opens the configured search. */
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
        // Posts that share somebody else's post have words before it.
        .filter(({ text }) => text.trimStart().startsWith(message))
        .flatMap(({ author_id }) => includes.users.filter(({ id }) => id === author_id))
      return authors.find(({ username }) => username.toLowerCase() === account.toLowerCase())
        ?.username
    },
  }
}
