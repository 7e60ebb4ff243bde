import { MINTLINE } from '@mintline/core'
import { confirmationMessage } from '../../../src/marketplace/twitter/write.ts'
import { json } from '../../metadata/_files.ts'
import { TOKEN, thirdParty } from './_thirdParty.ts'

/** Returns a card payment as a service prepares it. */
export const paymentOf = (address: string, amount = 1) => ({
  converted: {
    ticker: 3120.55,
    feePercent: 4,
    currencyAmount: 33.1 * amount,
    feeAmount: 1.3,
    commodityAmount: 0.01,
    purchaseAmount: 31.8,
    minerFee: 0,
  },
  signed: {
    form: {
      address,
      commodity: 'ETH',
      commodityAmount: 0.01,
      pkId: 'key1',
      scAddress: `0x${'0c'.repeat(20)}`,
      scId: 'a-b',
      scInputData: '0x1234',
    },
    signature: 'signed',
  },
})

/** Returns a search result with one post, in the X API's format. */
export const postOf = (text: string, username: string) => ({
  data: [{ id: '9', text, author_id: '7', edit_history_tweet_ids: ['9'] }],
  includes: { users: [{ id: '7', name: 'Ann', username }] },
  meta: { newest_id: '9', oldest_id: '9', result_count: 1 },
})

/**
 * Starts third parties that do whatever they are asked: one prepares card payments, one finds each account's post about
 * a platform user.
 */
export async function willingServices(platform: string = MINTLINE) {
  const [cards, posts] = [await thirdParty(), await thirdParty()]
  cards.answers((response, request) => {
    const { buyer, amount } = JSON.parse(cards.asked.at(-1)?.body ?? '{}')
    json(paymentOf(buyer, Number(amount)))(response, request)
  })
  posts.answers((response, request) => {
    const query = posts.asked.at(-1)?.parameters.query ?? ''
    const [, username = '', userId = ''] = /^from:(\S+) "(.+)"/.exec(query) ?? []
    json(postOf(confirmationMessage(userId, platform), username))(response, request)
  })
  return {
    /** Marketplace settings that use them. */
    adapters: {
      onRamp: { url: cards.url, token: TOKEN },
      twitter: { url: posts.url, token: TOKEN },
    },
    close: async () => {
      await cards.close()
      await posts.close()
    },
  }
}
